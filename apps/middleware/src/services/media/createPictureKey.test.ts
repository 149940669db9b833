import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createPictureKey } from './createPictureKey.ts';
import type { Job } from './develop.ts';

const mug: Job = {
  type: 'product',
  kind: 'mug',
  view: 'front',
  recipe: { pattern: 'solid', colours: ['#27364d'] },
  size: { width: 415, height: undefined, format: 'avif', quality: 55 },
};

test('pictures: a picture is made again once its passes are others, and only then', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'passes-'));
  await writeFile(join(folder, 'mug-front.shade.jpg'), 'as first rendered');
  const before = await createPictureKey(folder)(mug);
  expect(await createPictureKey(folder)(mug)).toBe(before);
  await writeFile(join(folder, 'mug-front.shade.jpg'), 'rendered anew');
  expect(await createPictureKey(folder)(mug)).not.toBe(before);
});
