import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { noPicture } from './screens.ts';

type Index = { entries: Record<string, { id: string; type: string; tags?: string[] }> };

/** The stories of a built Storybook that are pictured, in order; only those that begin with `prefix`. */
export function storyIds(built: string, prefix = ''): string[] {
  // Storybook wrote this file in this run; its shape is fixed by its version (`v: 5`).
  const index = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as Index;
  return Object.values(index.entries)
    .filter(({ id, type, tags }) => type === 'story' && id.startsWith(prefix) && !tags?.includes(noPicture))
    .map(({ id }) => id)
    .sort();
}
