import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keepBrowserFiles } from './keepBrowserFiles.ts';

const noon = new Date('2026-03-02T12:00:00Z');
const hoursLater = (hours: number) => new Date(noon.getTime() + hours * 3_600_000);

/** A shop's data folder, and `serve`, which starts a build with one script in it. */
async function openShop() {
  const root = await mkdtemp(join(tmpdir(), 'browser-files-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const folder = join(root, 'data');
  const serve = async (script: string, now: Date) => {
    const client = join(root, script);
    await mkdir(join(client, 'assets'), { recursive: true });
    await writeFile(join(client, 'assets', script), script);
    const earlier = await keepBrowserFiles({ client, folder, now });
    const scripts = await Promise.all(earlier.map((build) => readdir(join(build, 'assets'))));
    return scripts.flat().toSorted();
  };
  return { folder, serve };
}

test('scripts of earlier builds stay for a day after another build is served, however old they are', async () => {
  const { serve } = await openShop();
  expect(await serve('page-1.js', noon)).toEqual([]);
  expect(await serve('page-2.js', hoursLater(100))).toEqual(['page-1.js']);
  expect(await serve('page-3.js', hoursLater(110))).toEqual(['page-1.js', 'page-2.js']);
  expect(await serve('page-3.js', hoursLater(125))).toEqual(['page-2.js']);
  expect(await serve('page-3.js', hoursLater(135))).toEqual([]);
});

test('a build that is served again is not an earlier one, and stays a day from when it is replaced again', async () => {
  const { serve } = await openShop();
  await serve('page-1.js', noon);
  await serve('page-2.js', hoursLater(1));
  expect(await serve('page-1.js', hoursLater(20))).toEqual(['page-2.js']);
  expect(await serve('page-2.js', hoursLater(30))).toEqual(['page-1.js']);
});

test('what a killed start left half copied is copied anew', async () => {
  const { folder, serve } = await openShop();
  await serve('page-1.js', noon);
  const [build = ''] = await readdir(folder);
  await rename(join(folder, build), join(folder, `${build}.half`));
  await rm(join(folder, `${build}.half`, 'assets', 'page-1.js'));
  expect(await serve('page-1.js', noon)).toEqual([]);
  expect(await serve('page-2.js', noon)).toEqual(['page-1.js']);
});
