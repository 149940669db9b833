import { contrast } from '@tailorbird/tokens/contrast';
import { hex } from '@tailorbird/tokens/hex';
import { expect, test } from 'vitest';
import { type Description, describeSchema } from '../describeSchema.ts';
import { parseBlocks } from '../parse.ts';
import { schemaAddress } from '../schemaAddress.ts';
import { metaOf } from '../schemaMeta.ts';
import { schemas } from '../schemas.ts';
import { blockIds, library } from '../testing/library.ts';
import { hexOf, legibleOn } from './legible.ts';
import { mend } from './mend.ts';

const grounds = [
  undefined,
  '#777777',
  '#8A8A8A',
  ...Object.keys(hex).filter((role) => hexOf(role) !== undefined),
];
const words = [undefined, 'paper', 'madder', '#777777'];

type Group = Record<string, unknown>;
const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Content with these colours wherever it may have them. */
function dressed(field: Description, value: unknown, ground: unknown, colour: unknown): unknown {
  if (field.kind === 'list' || field.kind === 'tuple') {
    const entries = Array.isArray(value) ? value : [];
    return entries.map((entry: unknown, at) => {
      const item = field.kind === 'list' ? field.item : field.items[at];
      return item === undefined ? entry : dressed(item, entry, ground, colour);
    });
  }
  if (field.kind !== 'group' || !isGroup(value)) return value;
  const parts = Object.entries(field.fields).flatMap(([name, inner]) => {
    if (name === 'backgroundColour') return ground === undefined ? [] : [[name, ground]];
    if (/^(?:text|heading|title|cta)Colou?r$/.test(name)) return colour === undefined ? [] : [[name, colour]];
    const own = value[name];
    return own === undefined ? [] : [[name, dressed(inner, own, ground, colour)]];
  });
  return Object.fromEntries(parts);
}

/** Each pair of words and ground in content as it is shown, with what it needs. */
function pairsIn(
  field: Description,
  value: unknown,
  within: string | undefined,
): { pair: [string, string]; needed: number }[] {
  if (field.kind === 'list' || field.kind === 'tuple')
    return (Array.isArray(value) ? value : []).flatMap((entry: unknown, at) => {
      const item = field.kind === 'list' ? field.item : field.items[at];
      return item === undefined ? [] : pairsIn(item, entry, within);
    });
  if (field.kind !== 'group' || !isGroup(value)) return [];
  const { backgroundColour } = field.fields;
  const usual = backgroundColour && metaOf(backgroundColour.schema).usual;
  const pictured = Object.entries(field.fields).some(
    ([name, { kind }]) => kind === 'media' && value[name] !== undefined,
  );
  const ground =
    hexOf(value['backgroundColour']) ?? (pictured ? undefined : backgroundColour ? hexOf(usual) : within);
  const own = Object.entries(field.fields).flatMap(([name, inner]) => {
    if (ground === undefined || !/^(?:text|heading|title|cta)Colou?r$/.test(name)) return [];
    const isMain = name !== 'headingColour' || !Object.hasOwn(field.fields, 'textColour');
    const shown = hexOf(value[name]) ?? (isMain ? hexOf(metaOf(inner.schema).usual ?? 'ink') : undefined);
    return shown === undefined
      ? []
      : [{ pair: [shown, ground] as [string, string], needed: isMain ? 4.5 : 3 }];
  });
  const inner = backgroundColour ? undefined : within;
  return [
    ...own,
    ...Object.entries(field.fields).flatMap(([name, part]) => pairsIn(part, value[name], inner)),
  ];
}

test('in every block, on every ground, words can be read, and with them the buttons, which have their colour', () => {
  let pairs = 0;
  const illegible: unknown[] = [];
  for (const id of blockIds) {
    const field = describeSchema(schemas[id]);
    const fixture = library[id]?.fixtures['maximal'];
    for (const ground of grounds)
      for (const colour of words) {
        const content = dressed(field, fixture, ground, colour);
        const shown = mend(field, content, { path: '', inEntry: false, onPaper: true, tell: () => {} });
        for (const { pair, needed } of pairsIn(field, shown, hex.paper)) {
          pairs += 1;
          if (contrast(...pair) < needed) illegible.push({ id, ground, colour, pair });
        }
      }
  }
  process.stdout.write(`${pairs} pairs of words and ground, ${illegible.length} that cannot be read\n`);
  // Primary and round buttons have a fill of their own.
  expect(contrast(hex.ink, hex.paper)).toBeGreaterThan(4.5);
  expect(pairs).toBeGreaterThan(2000);
  expect(illegible).toEqual([]);
});

test('words of ink on ink are shown in paper, and the editor is told', () => {
  const hero = { heading: 'Sale', backgroundColour: 'indigo', textColour: 'ink' };
  const { blocks, broken } = parseBlocks([{ ...hero, _meta: { schema: schemaAddress('hero') } }]);
  expect(blocks[0]?.content).not.toMatchObject({ textColour: expect.stringContaining('ink') });
  expect(broken[0]?.problem).toContain('Text colour #1C2B2A on #2E4A62 has a contrast of 1.6 to 1');
});

test('on any ground there is a colour in which words can be read', () => {
  for (let level = 0; level < 256; level += 1) {
    const ground = `#${level.toString(16).padStart(2, '0').repeat(3)}`;
    expect(contrast(hexOf(legibleOn(ground)) ?? '', ground)).toBeGreaterThanOrEqual(4.5);
  }
});
