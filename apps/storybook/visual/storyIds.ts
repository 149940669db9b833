import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { About } from './reportData.ts';
import { noPicture } from './screens.ts';

type Index = { entries: Record<string, { id: string; type: string; importPath: string; tags?: string[] }> };

// Storybook wrote this file in this run; its shape is fixed by its version (`v: 5`).
const entriesOf = (built: string) =>
  (JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as Index).entries;

/** The stories of a built Storybook that are pictured, in order; only those that begin with `prefix`. */
export function storyIds(built: string, prefix = ''): string[] {
  return Object.values(entriesOf(built))
    .filter(({ id, type, tags }) => type === 'story' && id.startsWith(prefix) && !tags?.includes(noPicture))
    .map(({ id }) => id)
    .sort();
}

/** Where each story is shown, and the file it is of. */
export function aboutStories(built: string): (id: string) => About {
  const entries = entriesOf(built);
  return (id) => {
    const path = entries[id]?.importPath;
    return { address: `/?path=/story/${id}`, ...(path && { source: join('apps/storybook', path) }) };
  };
}
