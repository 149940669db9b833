import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { budgets } from './budgets.ts';

/** One weighed thing and its budget, in bytes. */
export type Weight = { readonly what: string; readonly bytes: number; readonly budget: number };

type Module = { readonly module: string; readonly imports?: readonly string[] };
type RouteEntry = Module & { readonly id: string; readonly parentId?: string };
/** React Router's own manifest: what the browser loads for each route. */
export type RouteManifest = { readonly entry: Module; readonly routes: Readonly<Record<string, RouteEntry>> };

/** Bytes as sent: brotli at its best, as the build precompresses them. */
export function brotliBytes(content: Buffer | string): number {
  const source = Buffer.from(content);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length };
  return brotliCompressSync(source, { params }).length;
}

/** Reads `build/client/assets/manifest-*.js`, which is one assignment of a JSON object. */
export function readManifest(client: string): RouteManifest {
  const assets = join(client, 'assets');
  const file = readdirSync(assets).find((name) => /^manifest-.*\.js$/.test(name));
  if (!file) throw new Error(`There is no route manifest in ${assets}: build the storefront first.`);
  const script = readFileSync(join(assets, file), 'utf8');
  // Written by the pinned React Router a moment ago.
  return JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1)) as RouteManifest;
}

function filesOf({ module, imports = [] }: Module): string[] {
  return [module, ...imports];
}

function withParents(manifest: RouteManifest, route: RouteEntry): RouteEntry[] {
  const parent = route.parentId === undefined ? undefined : manifest.routes[route.parentId];
  return parent ? [...withParents(manifest, parent), route] : [route];
}

/** A route's id ends with the name of its file, whichever market it is mounted in: `uk-home`, `routes/home`. */
function routeNamed(manifest: RouteManifest, name: string): RouteEntry | undefined {
  return Object.values(manifest.routes).find(({ id }) => id.split(/[-/]/).at(-1) === name);
}

/** The framework's weight and, for each page with a budget that exists, all JavaScript it loads. */
export function scriptWeights(manifest: RouteManifest, bytesOf: (file: string) => number): Weight[] {
  const framework = new Set(filesOf(manifest.entry));
  const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + bytesOf(file), 0);
  const pages = Object.entries(budgets.pages).flatMap(([name, budget]) => {
    const route = routeNamed(manifest, name);
    if (!route) return [];
    const all = new Set([...framework, ...withParents(manifest, route).flatMap(filesOf)]);
    return [{ what: `${name}, all its JavaScript`, bytes: sum(all), budget }];
  });
  return [{ what: 'entry and framework', bytes: sum(framework), budget: budgets.framework }, ...pages];
}

/** A row of the blocks' registry whose component comes later than the page. */
export type LaterRow = { readonly id: string; readonly when: string; readonly source: string };

/** Reads the rows of `registry.tsx`: `hero: still(() => import('./hero/Hero.tsx').then((m) => m.Hero)),`. */
export function laterRows(registry: string): LaterRow[] {
  const row = /^ {2}'?([a-z-]+)'?: (near|still)\(\(\) =>\s*import\('\.\/([^']+)'\)/gm;
  return [...registry.matchAll(row)].map(([, id = '', when = '', source = '']) => ({ id, when, source }));
}

/** Vite's manifest of the browser's files, by source. */
export type ChunkManifest = {
  readonly [source: string]: { readonly file: string; readonly imports?: readonly string[] };
};

/** Files that import the entry: with them it would hydrate the page before the page's data is there. */
export function entryImporters(chunks: ChunkManifest): string[] {
  return Object.values(chunks)
    .filter(({ imports }) => imports?.some((source) => source.endsWith('app/entry.client.tsx')))
    .map(({ file }) => file);
}

function chunkOf({ source }: LaterRow, chunks: ChunkManifest): string | undefined {
  return Object.entries(chunks).find(([key]) => key.endsWith(`packages/blocks/src/${source}`))?.[1].file;
}

/**
 * Each block's own chunk. A row without one is part of a chunk that every page loads, so it weighs more than any
 * budget.
 */
export function blockWeights(
  rows: readonly LaterRow[],
  chunks: ChunkManifest,
  bytesOf: (file: string) => number,
): Weight[] {
  return rows.map((row) => {
    const file = chunkOf(row, chunks);
    const bytes = file === undefined ? Number.POSITIVE_INFINITY : bytesOf(file);
    return { what: `block ${row.id} (${row.when})`, bytes, budget: budgets.block };
  });
}

/** What blocks that are still add to a page that opens: chunks of theirs which any page loads as it starts. */
export function stillWeights(
  rows: readonly LaterRow[],
  chunks: ChunkManifest,
  manifest: RouteManifest,
  bytesOf: (file: string) => number,
): Weight[] {
  const atOnce = new Set([manifest.entry, ...Object.values(manifest.routes)].flatMap(filesOf));
  const bytes = rows
    .filter(({ when }) => when === 'still')
    .map((row) => chunkOf(row, chunks) ?? '')
    .filter((file) => atOnce.has(`/${file}`))
    .reduce((sum, file) => sum + bytesOf(file), 0);
  return [{ what: 'still blocks, on a page that opens', bytes, budget: budgets.stillBlocks }];
}

/** Fonts are compressed already: their bytes are what is sent. */
export function fontWeights(client: string): Weight[] {
  const fonts = readdirSync(join(client, 'assets')).filter((file) => file.endsWith('.woff2'));
  const bytes = fonts.reduce((sum, file) => sum + statSync(join(client, 'assets', file)).size, 0);
  return [
    { what: `fonts (${fonts.length} files)`, bytes, budget: budgets.fonts.bytes },
    { what: 'number of font files', bytes: fonts.length, budget: budgets.fonts.files },
  ];
}
