import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixtures } from '../../packages/blocks/src/fixtures.ts';
import { schemas } from '../../packages/blocks/src/schemas.ts';
import { budgets } from '../../scripts/budgets.ts';
import { brotliBytes } from '../../scripts/pageWeights.ts';
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

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** The row of the registry in which a block is shown; the compiler has checked that it is the right one. */
const rowOf = (registry: string, id: string): string | undefined =>
  new RegExp(`^ {2}'?${id}'?: ([^]*?),\\n(?= {2}['a-z]|\\})`, 'm').exec(registry)?.[1];

/** The chunk of a block that comes later than the page; it is named after the component. */
function weightOf(row: string | undefined, client: string): Weight {
  const component = /import\('\.\/[\w-]+\/(\w+)\.tsx'\)/.exec(row ?? '')?.[1];
  if (row !== undefined && component === undefined) return 'with the page';
  const assets = join(client, 'assets');
  const files = existsSync(assets) ? readdirSync(assets) : [];
  const file = files.find((name) => name.replace(/-[\w-]{8}\.js$/, '') === component);
  if (file === undefined) return 'not built';
  return { bytes: brotliBytes(readFileSync(join(assets, file))), budget: budgets.block };
}

function storyCount(source: string, id: string): number {
  return globSync(`${id}/*.stories.tsx`, { cwd: source })
    .map((file) => textOf(join(source, file)).match(/^export const \w+: Story\b/gm)?.length ?? 0)
    .reduce((sum, count) => sum + count, 0);
}

/** Reads the tree under `root` and says what there is of every block that is demanded or registered. */
export function blockTable(
  root: string,
  demanded = Object.values(demandedBlocks).flat(),
): readonly TableRow[] {
  const source = join(root, 'packages/blocks/src');
  const client = join(root, 'apps/storefront/build/client');
  const registry = textOf(join(source, 'registry.tsx'));
  const known = new Set(demanded.map(({ id }) => id));
  const own = Object.keys(schemas).filter((id) => !known.has(id));
  return [...demanded, ...own.map((id) => ({ id, named: '' }))].map(({ id, named }) => {
    const row = rowOf(registry, id);
    return {
      id,
      named,
      schema: Object.hasOwn(schemas, id),
      component: row !== undefined,
      fixtures: Object.keys(Reflect.get(fixtures, id) ?? {}).length,
      stories: storyCount(source, id),
      contentType: existsSync(join(root, `packages/blocks/content-types/content-types/${id}.json`)),
      page: existsSync(join(root, `docs/blocks/${id}.md`)),
      weight: weightOf(row, client),
    };
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
