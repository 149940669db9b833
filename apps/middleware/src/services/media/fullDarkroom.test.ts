import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { studio } from '@tailorbird/picture-studio/studio';
import { expect, it } from 'vitest';
import { createMedia } from './createMedia.ts';
import { createPictures, type MediaCatalogue } from './createPictures.ts';
import { type Darkroom, DarkroomFull } from './darkroom.ts';

const catalogue: MediaCatalogue = {
  find: async () => ({ kind: 'tee', recipe: { pattern: 'solid', colours: ['#6d7350'] } }),
};

it('a new picture is put off while too many wait; what is kept or being made is answered as ever', async () => {
  const cacheDirectory = await mkdtemp(join(tmpdir(), 'full-'));
  let isFull = false;
  const begun = Promise.withResolvers<void>();
  const made = Promise.withResolvers<Uint8Array>();
  const darkroom: Darkroom = {
    develop: () => {
      if (isFull) return Promise.reject(new DarkroomFull());
      begun.resolve();
      return made.promise;
    },
    close: async () => {},
  };
  const pictures = createPictures({ cacheDirectory, catalogue, studio, darkroom });
  const app = createMedia({ cacheDirectory, catalogue, pictures });
  const ask = (width: number) => app.request(`/i/101234-Moss_Green-FF?w=${width}`);
  const first = ask(320);
  await begun.promise;
  isFull = true;
  const second = ask(320);
  const refused = await ask(321);
  expect(refused.status).toBe(503);
  expect([refused.headers.get('retry-after'), refused.headers.get('cache-control')]).toEqual([
    '5',
    'no-store',
  ]);
  made.resolve(Uint8Array.of(1, 2, 3));
  expect([(await first).status, (await second).status, (await ask(320)).status]).toEqual([200, 200, 200]);
  await rm(cacheDirectory, { recursive: true });
});
