import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { envExample } from './envExample.ts';

it('.env.example lists every variable as it is read (write it again from envExample when this fails)', () => {
  const file = new URL('../../../../.env.example', import.meta.url);
  expect(readFileSync(file, 'utf8')).toBe(envExample());
});
