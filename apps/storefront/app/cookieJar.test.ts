import { expect, test } from 'vitest';
import { cookieJar } from './cookieJar.ts';

test('what one call sets, the next one sends', () => {
  const jar = cookieJar('a=1; sid=old');
  jar.take('sid=new=x; Path=/; HttpOnly');
  expect(jar.header()).toBe('a=1; sid=new=x');
});

test('a browser without cookies sends none', () => {
  expect(cookieJar(null).header()).toBe('');
});
