import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { abouts } from '../../packages/blocks/src/abouts.ts';
import { type Description, describeSchema } from '../../packages/blocks/src/describeSchema.ts';
import { fixtures } from '../../packages/blocks/src/fixtures.ts';
import { schemaAddress } from '../../packages/blocks/src/schemaAddress.ts';
import { metaOf } from '../../packages/blocks/src/schemaMeta.ts';
import { type BlockId, schemas } from '../../packages/blocks/src/schemas.ts';
import { absenceWords, limitWords } from './fieldWords.ts';

const root = dirname(dirname(import.meta.dirname));

const events: Readonly<Record<string, string>> = {
  navigation_click: 'a shopper follows a link of the navigation',
  menu_item: 'a shopper chooses an item of the menu',
  select_item: 'a shopper opens a product from its card',
  select_promotion: 'a shopper presses one of its links or calls to action',
  page_view: 'a page is seen',
};

interface Row {
  readonly path: string;
  readonly field: Description;
  /** The field belongs to one of several kinds, and is needed only in that one. */
  readonly ofAKind?: boolean;
  /** An entry of a list, which is there or is not. */
  readonly isEntry?: boolean;
}

const isChild = (path: string, parent: string): boolean => !/[.[]/.test(path.slice(parent.length + 1));

/** What stands below a field, one line each: the fields of a group, of a list’s entries, of each alternative. */
function rowsBelow(field: Description, path: string): readonly Row[] {
  switch (field.kind) {
    case 'group':
      return Object.entries(field.fields)
        .filter(([name]) => name !== '_meta')
        .flatMap(([name, inner]) => rowsOf(inner, path === '' ? name : `${path}.${name}`));
    case 'list':
      return entryRows(field.item, `${path}[]`);
    case 'tuple':
      return field.items.every(({ schema }) => schema === field.items[0]?.schema)
        ? field.items.slice(0, 1).flatMap((item) => entryRows(item, `${path}[]`))
        : field.items.flatMap((item, at) => rowsOf(item, `${path}[${at}]`));
    case 'either':
      return field.options.flatMap((option) =>
        rowsBelow(option, path).map((row) => ({ ...row, ofAKind: isChild(row.path, path) })),
      );
    default:
      return [];
  }
}

const rowsOf = (field: Description, path: string): readonly Row[] => [
  { path, field },
  ...rowsBelow(field, path),
];

/** A group in a list is known by its fields; anything else has a line of its own. */
const entryRows = (item: Description, path: string): readonly Row[] =>
  item.kind === 'group' || item.kind === 'either'
    ? rowsBelow(item, path)
    : [{ path, field: item, isEntry: true }, ...rowsBelow(item, path)];

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ').trim();

/** `linkGroups` in words, for a field without a title. */
function nameIn(path: string): string {
  const words = path
    .replace(/^.*[.\]]/, '')
    .replaceAll(/(?=[A-Z])/g, ' ')
    .toLowerCase();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

function line({ path, field, ofAKind = false, isEntry = false }: Row): string {
  const name = `${field.title ?? nameIn(path)}<br>\`${path}\``;
  const absence = isEntry ? '' : absenceWords(field) + (ofAKind && field.required ? ' in this kind' : '');
  return `| ${[name, limitWords(field), absence, field.description ?? ''].map(cell).join(' | ')} |`;
}

function eventWords(id: BlockId): string {
  const { events: named = [] } = metaOf(schemas[id]);
  if (named.length === 0) return 'The block reports nothing of its own.';
  return named
    .map((event) => `- \`${event}\`: ${events[event] ?? 'see the analytics reference'}.`)
    .join('\n');
}

function example(id: BlockId, title: string): string {
  const content = { _meta: { name: title, schema: schemaAddress(id) }, ...fixtures[id].default };
  return JSON.stringify(content, null, 2);
}

/** The picture of a block's default story, from the repository; none before one has been accepted. */
function acceptedPicture(id: BlockId): string | undefined {
  const file = `apps/storybook/baselines/blocks-${id}--default.1440.webp`;
  return existsSync(join(root, file)) ? file : undefined;
}

/** A block’s page of the editors’ reference. */
export function referencePage(id: BlockId): string {
  const description = describeSchema(schemas[id]);
  const title = description.title ?? id;
  const { notFor, accessibility } = abouts[id];
  const picture = acceptedPicture(id);
  return `# ${title}

${description.description ?? ''}
${picture === undefined ? '' : `\n![${title}, as its default example looks](../../${picture})\n`}
Schema: \`${schemaAddress(id)}\`

## When not to use it

${notFor}

## Fields

A block is shown as far as it can be. A field that is wrong has its default in its place; without one that is **needed** the
block stands without it; in a list only the wrong entry is left out. How many letters and entries a field takes is advice: what is longer
is shown, and said to be long. Whatever was done is told on the block in the preview, by \`npm run content -- lint\` and in the log. \`[]\` stands
for each entry of a list.

| Field | What it takes | Without it | What it does |
| --- | --- | --- | --- |
${rowsBelow(description, '').map(line).join('\n')}

## Example

\`\`\`json
${example(id, title)}
\`\`\`

## Accessibility

${accessibility}

## Analytics

${eventWords(id)}
`;
}
