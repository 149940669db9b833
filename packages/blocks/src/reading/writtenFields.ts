import type { Description, Fields } from '../describeSchema.ts';
import { inside } from './fault.ts';

type Group = Readonly<Record<string, unknown>>;

/** A field that an editor has filled in, with what stands beside it. */
export interface WrittenField {
  readonly field: Description;
  readonly name: string;
  readonly value: unknown;
  readonly path: string;
  readonly beside: Group;
}

/** A group of fields as written, and what may stand in it. */
export interface WrittenGroup {
  readonly fields: Fields;
  readonly values: Group;
  readonly path: string;
}

const asGroup = (value: unknown): Group | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;

/** Every group of a block’s content, the block itself first. */
export function writtenGroups(
  description: Description,
  value: unknown,
  path: string,
): readonly WrittenGroup[] {
  switch (description.kind) {
    case 'group': {
      const values = asGroup(value);
      if (values === undefined) return [];
      const inner = Object.entries(description.fields).flatMap(([name, field]) =>
        writtenGroups(field, values[name], inside(path, name)),
      );
      return [{ fields: description.fields, values, path }, ...inner];
    }
    case 'list':
    case 'tuple': {
      const items = Array.isArray(value) ? value : [];
      return items.flatMap((item, at) => {
        const entry = description.kind === 'list' ? description.item : description.items[at];
        return entry === undefined ? [] : writtenGroups(entry, item, inside(path, at));
      });
    }
    case 'either':
      return description.options.flatMap((option) =>
        fits(option, value) ? writtenGroups(option, value, path) : [],
      );
    default:
      return [];
  }
}

/** Whether a value has all that an alternative needs. */
function fits(option: Description, value: unknown): boolean {
  const values = asGroup(value);
  if (option.kind !== 'group' || values === undefined) return false;
  return Object.entries(option.fields).every(([name, { required }]) => !required || name in values);
}

/** Every field an editor has filled in, lists of texts one by one. */
export function writtenFields(groups: readonly WrittenGroup[]): readonly WrittenField[] {
  return groups.flatMap(({ fields, values, path }) =>
    Object.entries(fields).flatMap(([name, field]) => {
      const value = values[name];
      if (value === undefined || value === null) return [];
      const at = inside(path, name);
      if (field.kind !== 'list' || !Array.isArray(value))
        return [{ field, name, value, path: at, beside: values }];
      return value.map((item: unknown, index) => ({
        field: field.item,
        name,
        value: item,
        path: inside(at, index),
        beside: values,
      }));
    }),
  );
}
