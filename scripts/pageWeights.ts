import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { type PageName, pageRows } from '../apps/storefront/app/pages.ts';
import { routeId } from '../apps/storefront/app/routeId.ts';
import { marketList } from '../packages/commerce/src/market.ts';
import { manifestOfPart } from '../packages/engine/src/upstream/reactRouterManifest.ts';
import type { BlockRow } from './blockRows.ts';
import { budgets } from './budgets.ts';

/** One weighed thing and its budget, in bytes. */
export type Weight = { readonly what: string; readonly bytes: number; readonly budget: number };

type Module = { readonly module: string; readonly imports?: readonly string[] };
type RouteEntry = Module & { readonly id: string; readonly parentId?: string };
/** React Router's own manifest: what the browser loads for each route. */
export type RouteManifest = {
  /** Its own address. */
  readonly url: string;
  readonly entry: Module;
  readonly routes: Readonly<Record<string, RouteEntry>>;
};

/** Bytes as sent: brotli at its best, as the build precompresses them. */
export function brotliBytes(content: Buffer | string): number {
  const source = Buffer.from(content);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length };
  return brotliCompressSync(source, { params }).length;
}

/** Reads Vite's own manifest of the browser's files. */
export function readChunks(client: string): ChunkManifest {
  // Written by the pinned Vite a moment ago.
  return JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as ChunkManifest;
}

/**
 * Reads `build/client/assets/manifest-*.js`, which is one assignment of a JSON object. What a route's script imports is known
 * to Vite's manifest alone.
 */
export function readManifest(client: string, chunks: ChunkManifest): RouteManifest {
  const assets = join(client, 'assets');
  const file = readdirSync(assets).find((name) => /^manifest-.*\.js$/.test(name));
  if (!file) throw new Error(`There is no route manifest in ${assets}: build the storefront first.`);
  const script = readFileSync(join(assets, file), 'utf8');
  // Written by the pinned React Router a moment ago.
  const { url, entry, routes } = JSON.parse(
    script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1),
  ) as RouteManifest;
  const whole = Object.entries(routes).map(([id, route]) => [
    id,
    { ...route, imports: importsOf(route.module, chunks) },
  ]);
  return { url, entry, routes: Object.fromEntries(whole) };
}

/** All files that come with a file of the build: what it imports, and what that does. */
export function importsOf(module: string, chunks: ChunkManifest): string[] {
  const start = Object.values(chunks).find(({ file }) => `/${file}` === module);
  if (!start) throw new Error(`Vite's manifest has no ${module}: build the storefront again.`);
  const found = new Set<ChunkManifest[string]>();
  const add = (chunk: ChunkManifest[string]) => {
    for (const next of (chunk.imports ?? []).flatMap((source) => chunks[source] ?? [])) {
      if (found.has(next)) continue;
      found.add(next);
      add(next);
    }
  };
  add(start);
  return [...found].map(({ file }) => `/${file}`);
}

function filesOf({ module, imports = [] }: Module): string[] {
  return [module, ...imports];
}

function withParents(manifest: RouteManifest, route: RouteEntry): RouteEntry[] {
  const parent = route.parentId === undefined ? undefined : manifest.routes[route.parentId];
  return parent ? [...withParents(manifest, parent), route] : [route];
}

/** The route of a page, which is made of the same files in every market. */
function routeOf(manifest: RouteManifest, name: PageName): RouteEntry {
  const route = manifest.routes[routeId('uk', name)];
  if (!route) throw new Error(`The build has no page "${name}": build the storefront again.`);
  return route;
}

/** All that is weighed of a build. */
export type Build = {
  readonly manifest: RouteManifest;
  readonly chunks: ChunkManifest;
  /** Those whose component comes later than the page. */
  readonly blocks: readonly BlockRow[];
  readonly bytesOf: (file: string) => number;
  readonly fonts: readonly number[];
};

/** Vite's manifest of the browser's files, by source, seen from the storefront: `../../packages/blocks/src/…`. */
export type ChunkManifest = {
  readonly [source: string]: { readonly file: string; readonly imports?: readonly string[] };
};

/** Every weight of a build that has a budget. */
export function weigh(build: Build): readonly Weight[] {
  return [
    ...scriptWeights(build),
    ...blockWeights(build),
    ...neverHydratedWeights(build),
    ...fontWeights(build),
  ];
}

/** The framework's weight and, for each page with a budget, all JavaScript it loads. */
export function scriptWeights({ manifest, bytesOf }: Pick<Build, 'manifest' | 'bytesOf'>): Weight[] {
  const framework = new Set(filesOf(manifest.entry));
  const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + bytesOf(file), 0);
  const pages = pageRows.flatMap(([name, { maxBytes }]) => {
    const budget = maxBytes?.scripts;
    if (budget === undefined) return [];
    const route = routeOf(manifest, name);
    const all = new Set([...framework, ...withParents(manifest, route).flatMap(filesOf)]);
    return [{ what: `${name}, all its JavaScript`, bytes: sum(all), budget }];
  });
  return [
    { what: 'entry and framework', bytes: sum(framework), budget: budgets.framework },
    {
      what: 'manifest of a market’s routes',
      bytes: Math.max(...marketList.map((market) => bytesOf(manifestOfPart(manifest.url, market)))),
      budget: budgets.routes,
    },
    ...pages,
  ];
}

/** Files that import the entry: with them it would hydrate the page before the page's data is there. */
export function entryImporters(chunks: ChunkManifest): string[] {
  return Object.values(chunks)
    .filter(({ imports }) => imports?.some((source) => source.endsWith('app/entry.client.tsx')))
    .map(({ file }) => file);
}

const upwards = /^(?:\.\.\/)+/;

/** The files of a manifest that are sources of blocks, by their path from the repository's root. */
export function blockSources(chunks: ChunkManifest): string[] {
  return Object.keys(chunks)
    .map((key) => key.replace(upwards, ''))
    .filter((source) => source.startsWith('packages/blocks/src/'));
}

/** The file of a block's own chunk; nothing where it has none. */
export function chunkOf({ source }: Pick<BlockRow, 'source'>, chunks: ChunkManifest): string | undefined {
  return Object.entries(chunks).find(([key]) => key.replace(upwards, '') === source)?.[1].file;
}

/**
 * Each block's own chunk. A block without one is part of a chunk that every page loads, so it weighs more than any
 * budget.
 */
export function blockWeights({
  blocks,
  chunks,
  bytesOf,
}: Pick<Build, 'blocks' | 'chunks' | 'bytesOf'>): Weight[] {
  return blocks.map((block) => {
    const file = chunkOf(block, chunks);
    const bytes = file === undefined ? Number.POSITIVE_INFINITY : bytesOf(file);
    return { what: `block ${block.id} (${block.hydrate})`, bytes, budget: budgets.block };
  });
}

/** What blocks that never hydrate add to a page that opens: chunks of theirs which any page loads as it starts. */
export function neverHydratedWeights({
  blocks,
  chunks,
  manifest,
  bytesOf,
}: Pick<Build, 'blocks' | 'chunks' | 'manifest' | 'bytesOf'>): Weight[] {
  const atOnce = new Set([manifest.entry, ...Object.values(manifest.routes)].flatMap(filesOf));
  const bytes = blocks
    .filter(({ hydrate }) => hydrate === 'never')
    .map((block) => chunkOf(block, chunks) ?? '')
    .filter((file) => atOnce.has(`/${file}`))
    .reduce((sum, file) => sum + bytesOf(file), 0);
  return [
    { what: 'blocks that never hydrate, on a page that opens', bytes, budget: budgets.neverHydratedBlocks },
  ];
}

/** The bytes of each font that every page asks for: compressed already, they are what is sent. */
export function fontBytes(client: string): number[] {
  return readdirSync(join(client, 'assets'))
    .filter((file) => /-common-[^.]*\.woff2$/.test(file))
    .map((file) => statSync(join(client, 'assets', file)).size);
}

function fontWeights({ fonts }: Build): Weight[] {
  const bytes = fonts.reduce((sum, font) => sum + font, 0);
  return [
    { what: `fonts (${fonts.length} files)`, bytes, budget: budgets.fonts.bytes },
    { what: 'number of font files', bytes: fonts.length, budget: budgets.fonts.files },
  ];
}

/**
 * The same build with every fault that a weight can show, for the check to find: each file a hundred times as heavy, what
 * blocks are made of loaded by the root, and the entry imported.
 */
export function faultyBuild(build: Build): Build {
  const { manifest, chunks, blocks, fonts } = build;
  const [first, root] = [Object.entries(chunks)[0], manifest.routes['root']];
  const ofBlocks = blocks.map((block) => `/${chunkOf(block, chunks)}`);
  return {
    ...build,
    manifest: {
      ...manifest,
      routes: { ...manifest.routes, ...(root && { root: { ...root, imports: ofBlocks } }) },
    },
    chunks: {
      ...chunks,
      ...(first && { [first[0]]: { ...first[1], imports: ['app/entry.client.tsx'] } }),
    },
    bytesOf: (file) => 100 * build.bytesOf(file),
    fonts: [...fonts, ...fonts],
  };
}
