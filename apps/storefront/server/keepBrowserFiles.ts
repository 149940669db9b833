import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const keptMs = 24 * 60 * 60 * 1000;
const replacedAt = '.replaced-at';
const half = '.half';

/**
 * Keeps a build's browser files in `folder`, for shoppers who have its pages open when the next build is served: the names
 * of scripts hold their hash, so the next build does not have those. They stay for a day after another build was served
 * from the same folder.
 * @param client the folder of the build, with `assets` in it
 * @returns the folders of earlier builds, each with `assets` in it
 */
export async function keepBrowserFiles({
  client,
  folder,
  now,
}: {
  readonly client: string;
  readonly folder: string;
  readonly now: Date;
}): Promise<string[]> {
  const names = await readdir(join(client, 'assets'));
  const build = createHash('sha256').update(names.toSorted().join()).digest('hex').slice(0, 16);
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder))
    if (name.endsWith(half)) await rm(join(folder, name), { recursive: true });
  const builds = await readdir(folder);
  if (builds.includes(build)) await rm(join(folder, build, replacedAt), { force: true });
  else await copyWhole(client, join(folder, build));
  const earlier = builds.filter((name) => name !== build).map((name) => join(folder, name));
  const kept = await Promise.all(earlier.map((one) => isKept(one, now)));
  return earlier.filter((_, index) => kept[index]);
}

/** Copies under another name first: a start that is killed leaves no half of a build under its own. */
async function copyWhole(client: string, target: string): Promise<void> {
  await cp(join(client, 'assets'), join(target + half, 'assets'), { recursive: true });
  await rename(target + half, target);
}

/** Writes down when a build was first found replaced, and removes it a day later. */
async function isKept(build: string, now: Date): Promise<boolean> {
  const marker = join(build, replacedAt);
  const since = await readFile(marker, 'utf8').catch(() => undefined);
  if (since === undefined) await writeFile(marker, now.toISOString());
  else if (now.getTime() - Date.parse(since) > keptMs) {
    await rm(build, { recursive: true, force: true });
    return false;
  }
  return true;
}
