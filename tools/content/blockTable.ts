import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixtures } from '../../packages/blocks/src/fixtures.ts';
import { schemas } from '../../packages/blocks/src/schemas.ts';
import { type BlockRow, blockRows } from '../../scripts/blockRows.ts';
import { budgets } from '../../scripts/budgets.ts';
import { type ImportSource, importSources } from '../../scripts/importSources.ts';
import {
  blockSources,
  brotliBytes,
  type ChunkManifest,
  chunkOf,
  readChunks,
} from '../../scripts/pageWeights.ts';
import { root } from '../../scripts/root.ts';
import { demandedBlocks } from './families.ts';

/** One block as the table shows it. An empty cell, or a nought, is something missing. */
export interface TableRow {
  readonly id: string;
  /** The specification’s words for it; empty for a block of our own. */
  readonly named: string;
  readonly schema: boolean;
  readonly component: boolean;
  readonly fixtures: number;
  readonly stories: number;
  readonly contentType: boolean;
  readonly page: boolean;
  /** Its chunk in bytes of brotli: nothing where it comes with the page or nothing is built. */
  readonly weight: Weight;
}

type Weight = { readonly bytes: number; readonly budget: number } | 'with the page' | 'not built';

const client = join(root, 'apps/storefront/build/client');

/** What there is to weigh, once the storefront is built. */
const chunksIn = (client: string): ChunkManifest | undefined =>
  existsSync(join(client, '.vite/manifest.json')) ? readChunks(client) : undefined;

function weightOf(row: BlockRow | undefined, chunks: ChunkManifest | undefined): Weight {
  if (row?.hydrate === 'load') return 'with the page';
  const file = row && chunks && chunkOf(row, chunks);
  if (file === undefined) return 'not built';
  return { bytes: brotliBytes(readFileSync(join(client, file))), budget: budgets.block };
}

/** How many stories a block has, in however many files. */
async function storyCount(importSource: ImportSource, id: string): Promise<number> {
  const files = globSync(`packages/blocks/src/${id}/*.stories.tsx`, { cwd: root });
  const modules = await Promise.all(files.map(importSource));
  return modules.flatMap((module) => Object.keys(module).filter((name) => name !== 'default')).length;
}

/** What there is of every block that is demanded or registered. */
export async function blockTable(
  demanded = Object.values(demandedBlocks).flat(),
): Promise<readonly TableRow[]> {
  const chunks = chunksIn(client);
  const known = new Set(demanded.map(({ id }) => id));
  const own = Object.keys(schemas).filter((id) => !known.has(id));
  const named = [...demanded, ...own.map((id) => ({ id, named: '' }))];
  return importSources(async (importSource) => {
    const rows = await blockRows(importSource, blockSources(chunks ?? {}));
    return Promise.all(
      named.map(async ({ id, named }) => {
        const row = rows.find((one) => one.id === id);
        return {
          id,
          named,
          schema: Object.hasOwn(schemas, id),
          component: row !== undefined,
          fixtures: Object.keys(Reflect.get(fixtures, id) ?? {}).length,
          stories: await storyCount(importSource, id),
          contentType: existsSync(join(root, `packages/blocks/content-types/content-types/${id}.json`)),
          page: existsSync(join(root, `docs/blocks/${id}.md`)),
          weight: weightOf(row, chunks),
        };
      }),
    );
  });
}

/** What a row lacks, in words; empty for a block that is whole. */
export function lacks({
  schema,
  component,
  fixtures: shown,
  stories,
  contentType,
  page,
  weight,
}: TableRow): string[] {
  return [
    ...(schema ? [] : ['schema']),
    ...(component ? [] : ['component']),
    ...(shown > 0 ? [] : ['fixtures']),
    ...(stories >= shown && stories > 0 ? [] : ['stories']),
    ...(contentType ? [] : ['content type']),
    ...(page ? [] : ['reference page']),
    ...(typeof weight === 'object' && weight.bytes > weight.budget ? ['budget: its chunk is too heavy'] : []),
  ];
}

const tick = (there: boolean): string => (there ? 'yes' : '—');

function weightWords(weight: Weight): string {
  if (typeof weight === 'string') return weight;
  return `${(weight.bytes / 1000).toFixed(1)} of ${(weight.budget / 1000).toFixed(0)} kB`;
}

/** The table in columns, for a terminal. */
export function tableText(rows: readonly TableRow[]): string {
  const heads = ['block', 'schema', 'component', 'fixtures', 'stories', 'content type', 'page', 'script', ''];
  const lines = rows.map((row) => [
    row.id,
    tick(row.schema),
    tick(row.component),
    String(row.fixtures),
    String(row.stories),
    tick(row.contentType),
    tick(row.page),
    weightWords(row.weight),
    row.named === '' ? '(ours)' : row.named,
  ]);
  const widths = heads.map((head, at) =>
    Math.max(head.length, ...lines.map((line) => line[at]?.length ?? 0)),
  );
  const format = (cells: readonly string[]): string =>
    cells
      .map((text, at) => text.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd();
  return [heads, ...lines].map(format).join('\n');
}
