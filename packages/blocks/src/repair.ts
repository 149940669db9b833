import type { z } from 'zod';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** What is taken out of a value: `gone`, or what is taken out of its parts. */
type Cut = 'gone' | Map<PropertyKey, Cut>;

/** An item without what was wrong in it. */
export interface Repaired<Content> {
  readonly content: Content;
  /** What was wrong with the entries that are left out; none where only fields were null. */
  readonly issues: readonly Issue[];
}

/** Entries may stand in entries: one that loses its last may be wrong itself. */
const mostRounds = 8;

/**
 * Leaves out what is wrong with an item, as far as it stands in lists: a wrong entry, however deep, goes by itself. A field that is null
 * counts as left out.
 * @returns Nothing when what is wrong stands in no list.
 */
export function repair<Schema extends z.ZodType>(
  schema: Schema,
  item: unknown,
): Repaired<z.output<Schema>> | undefined {
  let rest = item;
  let left: readonly Issue[] = [];
  for (let round = 0; round < mostRounds; round += 1) {
    const parsed = schema.safeParse(rest);
    if (parsed.success) return { content: parsed.data, issues: left };
    const { issues } = parsed.error;
    const nulls = issues.flatMap((issue) => nullsOf(issue, rest));
    const entries = issues.map(({ path }) => entryOf(path));
    if (nulls.length === 0 && entries.includes(undefined)) return undefined;
    // What else is wrong may be so because of the nulls: it is looked at without them.
    const paths = nulls.length > 0 ? nulls : entries.filter((path) => path !== undefined);
    // Later rounds say what became wrong by what was left out.
    if (nulls.length === 0 && left.length === 0) left = issues;
    rest = without(rest, cutOf(paths));
  }
  return undefined;
}

/** The deepest entry of a list on the way to a place. */
function entryOf(path: Path): Path | undefined {
  const at = path.findLastIndex((key) => typeof key === 'number');
  return at === -1 ? undefined : path.slice(0, at + 1);
}

/** The fields that are null where an issue is; of alternatives, where any of them has one. */
function nullsOf(issue: Issue, item: unknown): readonly Path[] {
  return placesOf(issue).filter((path) => typeof path.at(-1) === 'string' && valueAt(item, path) === null);
}

function placesOf(issue: Issue): readonly Path[] {
  if (issue.code !== 'invalid_union') return [issue.path];
  const inside = issue.errors.flat().flatMap(placesOf);
  return [issue.path, ...inside.map((path) => [...issue.path, ...path])];
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (part, key) =>
      typeof part === 'object' && part !== null && Object.hasOwn(part, key)
        ? Reflect.get(part, key)
        : undefined,
    value,
  );

function cutOf(paths: readonly Path[]): Cut {
  const cut = new Map<PropertyKey, Cut>();
  for (const path of paths) {
    let at = cut;
    for (const [depth, key] of path.entries()) {
      const known = at.get(key);
      if (known === 'gone') break;
      if (depth === path.length - 1) at.set(key, 'gone');
      else {
        const next = known ?? new Map<PropertyKey, Cut>();
        at.set(key, next);
        at = next;
      }
    }
  }
  return cut;
}

function without(value: unknown, cut: Cut | undefined): unknown {
  if (cut === undefined || cut === 'gone' || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value))
    return value.flatMap((entry, at) => (cut.get(at) === 'gone' ? [] : [without(entry, cut.get(at))]));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => cut.get(name) !== 'gone')
      .map(([name, part]) => [name, without(part, cut.get(name))]),
  );
}
