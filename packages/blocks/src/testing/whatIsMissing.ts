import type { z } from 'zod';
import { type Description, describeSchema } from '../describeSchema.ts';
import { type ShownValue, valuesShown, valuesToShow } from './valuesShown.ts';

/** What there is of a block. */
export interface BlockParts {
  readonly schema: z.ZodType;
  /** Whether the registry shows it. */
  readonly hasRow: boolean;
  readonly fixtures: Readonly<Record<string, unknown>>;
  /** The content that each of its stories shows. */
  readonly shown: readonly unknown[];
}

const partsIn = (description: Description): readonly Description[] => {
  switch (description.kind) {
    case 'group':
      return Object.values(description.fields);
    case 'list':
      return [description.item];
    case 'tuple':
      return description.items;
    case 'either':
      return description.options;
    default:
      return [];
  }
};

const holds = (description: Description, is: (part: Description) => boolean): boolean =>
  is(description) || partsIn(description).some((part) => holds(part, is));

/** The fixtures a block must have, going by what its schema holds. */
function fixturesToHave(description: Description): readonly string[] {
  const isWords = (part: Description) =>
    part.kind === 'text' && (part.format === undefined || part.format === 'markdown');
  const isMedia = (part: Description) => part.kind === 'media';
  const isVideo = (part: Description) => part.kind === 'media' && part.accepts.includes('video');
  return [
    'default',
    'minimal',
    'maximal',
    ...(holds(description, isWords) ? ['longText'] : []),
    ...(holds(description, isMedia) ? ['missingImage'] : []),
    ...(holds(description, isVideo) ? ['video'] : []),
  ];
}

const nameOf = ({ path, value }: ShownValue): string => `${path} to ${value}`;

function missingOf(
  id: string,
  { schema, hasRow, fixtures, shown: inStories }: BlockParts,
): readonly string[] {
  const description = describeSchema(schema);
  const contents = Object.values(fixtures);
  const shown = new Set(contents.flatMap((content) => valuesShown(description, content)).map(nameOf));
  const unshown = valuesToShow(description).filter((value) => !value.shared && !shown.has(nameOf(value)));
  const absent = fixturesToHave(description).filter((name) => !Object.hasOwn(fixtures, name));
  const untold = Object.keys(fixtures).filter((name) => !inStories.includes(fixtures[name]));
  return [
    ...(hasRow ? [] : [`${id}: the registry has no row that shows it`]),
    ...absent.map((name) => `${id}: there is no fixture “${name}”`),
    ...untold.map((name) => `${id}: no story shows the fixture “${name}”`),
    ...[...new Set(unshown.map(nameOf))].map((value) => `${id}: no fixture sets ${value}`),
  ];
}

const fieldOf = ({ path }: ShownValue): string => path.replace(/^.*\./, '');
const sharedNameOf = (value: ShownValue): string => `${fieldOf(value)} to ${value.value}`;

/**
 * All that the library still owes: fixtures and stories by name, a row for each block, and every value of every choice
 * in at least one fixture. Each line names the block, the place and the value. Empty when nothing is missing.
 */
export function whatIsMissing(blocks: Readonly<Record<string, BlockParts>>): readonly string[] {
  const described = Object.values(blocks).map(({ schema, fixtures }) => ({
    description: describeSchema(schema),
    contents: Object.values(fixtures),
  }));
  const shown = new Set(
    described.flatMap(({ description, contents }) =>
      contents.flatMap((content) => valuesShown(description, content)).map(sharedNameOf),
    ),
  );
  const shared = described
    .flatMap(({ description }) => valuesToShow(description))
    .filter((value) => value.shared && !shown.has(sharedNameOf(value)));
  return [
    ...Object.entries(blocks).flatMap(([id, parts]) => missingOf(id, parts)),
    ...[...new Set(shared.map(sharedNameOf))].map((value) => `all blocks together: no fixture sets ${value}`),
  ];
}
