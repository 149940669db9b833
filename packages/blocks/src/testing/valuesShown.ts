import { z } from 'zod';
import type { Description } from '../describeSchema.ts';

/** One value of a choice, or one side of a yes or no, at its place: `tiles[].textAlignment` and `Right`. */
export interface ShownValue {
  readonly path: string;
  readonly value: string | number | boolean;
  /** The field is one that many blocks share: its values are shown by all of them together. */
  readonly shared: boolean;
}

const below = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

function valuesOf(description: Description): readonly (string | number | boolean)[] {
  if (description.kind === 'boolean') return [true, false];
  return description.kind === 'choice' ? description.values : [];
}

/** What a level holds, each with its place; the entries of a list share one. */
function partsOf(description: Description, path: string): readonly (readonly [Description, string])[] {
  switch (description.kind) {
    case 'group':
      return Object.entries(description.fields).map(([name, field]) => [field, below(path, name)]);
    case 'list':
      return [[description.item, `${path}[]`]];
    case 'tuple':
      return description.items.map((item) => [item, `${path}[]`]);
    case 'either':
      return description.options.map((option) => [option, path]);
    default:
      return [];
  }
}

/** Every value that a block’s fixtures have to show between them. */
export function valuesToShow(description: Description, path = ''): readonly ShownValue[] {
  const shared = description.shared === true;
  return [
    ...valuesOf(description).map((value) => ({ path, value, shared })),
    ...partsOf(description, path).flatMap(([part, at]) => valuesToShow(part, at)),
  ];
}

/** The values that one piece of content shows; a field left out shows its default. */
export function valuesShown(description: Description, content: unknown, path = ''): readonly ShownValue[] {
  const value = content === undefined || content === null ? description.default : content;
  if (value === undefined) return [];
  const shared = description.shared === true;
  const own = valuesOf(description)
    .filter((choice) => choice === value)
    .map((choice) => ({ path, value: choice, shared }));
  const parts = partsOf(description, path);
  const inner = parts.flatMap(([part, at], index) =>
    valuesAt(description, part, value, index).flatMap((held) => valuesShown(part, held, at)),
  );
  return [...own, ...inner];
}

/** What the content has where a part belongs. */
function valuesAt(whole: Description, part: Description, value: unknown, index: number): readonly unknown[] {
  if (whole.kind === 'either') return z.safeParse(part.schema, value).success ? [value] : [];
  if (Array.isArray(value)) return whole.kind === 'list' ? value : [value[index]];
  if (whole.kind !== 'group' || typeof value !== 'object' || value === null) return [];
  return [Reflect.get(value, Object.keys(whole.fields)[index] ?? '')];
}
