import fc from 'fast-check';

/** A fixture of which one field has been made wrong, or at least strange. */
export interface Mutation {
  readonly content: unknown;
  /** Where, as in `tiles.0.heading`. */
  readonly path: string;
  /** What was done there, for the report of a failing test. */
  readonly what: string;
}

type Path = readonly (string | number)[];

const isParent = (value: unknown): value is Record<string, unknown> | unknown[] =>
  typeof value === 'object' && value !== null;

/** Every place in a piece of content but its outermost. */
function pathsIn(content: unknown, path: Path = []): Path[] {
  const own = path.length > 0 ? [path] : [];
  if (!isParent(content)) return own;
  const keys = Array.isArray(content) ? [...content.keys()] : Object.keys(content);
  return [
    ...own,
    ...keys.flatMap((key) =>
      pathsIn(Array.isArray(content) ? content[Number(key)] : content[key], [...path, key]),
    ),
  ];
}

const removed = Symbol('removed');

function withValue(content: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(content)) {
    const at = Number(key);
    if (rest.length === 0 && value === removed) return content.toSpliced(at, 1);
    return content.with(at, withValue(content[at], rest, value));
  }
  const entries = Object.entries(isParent(content) ? content : {});
  return Object.fromEntries(
    rest.length === 0 && value === removed
      ? entries.filter(([name]) => name !== key)
      : entries.map(([name, old]) => [name, name === key ? withValue(old, rest, value) : old]),
  );
}

function nested(depth: number): unknown {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { children: value };
  return value;
}

const hostileTexts = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '//evil.example',
  '/\\evil.example',
  'data:text/html,<script>alert(1)</script>',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</style><script>alert(1)</script>',
  'red;background:url(https://evil.example)',
  'var(--x);}</style>',
  '[a](javascript:alert(1))',
  '[[wavy-u-A63D2B]]never closed',
  '[[wavy-u-]][[/wavy-u]]'.repeat(40),
  '__proto__',
  'constructor',
  '\u0000\u0001\u202E',
  '\uD800',
  '${7*7}{{7*7}}',
  '../../etc/passwd',
  '> '.repeat(4000),
  '*'.repeat(9000),
  '['.repeat(9000),
  '- '.repeat(4000),
  '   ',
  '',
] as const;

const ways: Readonly<Record<string, (old: unknown) => unknown>> = {
  'left out': () => removed,
  'made null': () => null,
  'made a number': () => 7,
  'made not a number': () => Number.NaN,
  'made a fraction': () => 0.1 + 0.2,
  'made negative': () => -1,
  'made endless': () => 1e308,
  'made a text': () => 'seven',
  'made true': () => true,
  'made an empty object': () => ({}),
  'made an empty list': () => [],
  'put in a list': (old) => [old],
  'given an unknown choice': () => 'Sideways',
  'given a key that objects have': () => JSON.parse('{"__proto__":{"x":1},"constructor":1,"toString":"x"}'),
  'made far too long': (old) => (Array.isArray(old) ? manyOf(old[0]) : 'long '.repeat(20_000)),
  'made one endless word': () => 'w'.repeat(5000),
  'nested deeply': () => nested(600),
};

const manyOf = (item: unknown): unknown[] => Array.from({ length: 2000 }, () => item);

/** Ways in which content goes wrong: wrong types, nothing, too much, hostile words. */
const damage = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...Object.entries(ways)).map(([what, to]) => ({ what, to })) },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(...hostileTexts)
      .map((text) => ({ what: `made ${JSON.stringify(text.slice(0, 40))}`, to: (): unknown => text })),
  },
);

function valueAt(content: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) => (isParent(value) ? Reflect.get(value, key) : undefined),
    content,
  );
}

/**
 * The fixture with one of its fields made wrong in one of many ways. What comes out may still be valid: a text of
 * another text’s length is. Whoever reads it must show it or say what is wrong, and never throw.
 */
export function mutated(fixture: object): fc.Arbitrary<Mutation> {
  const paths = pathsIn(fixture);
  if (paths.length === 0)
    return fc.constant({ content: fixture, path: '', what: 'left as it is: it has no fields' });
  return fc.tuple(fc.constantFrom(...paths), damage).map(([path, { what, to }]) => ({
    content: withValue(fixture, path, to(valueAt(fixture, path))),
    path: path.join('.'),
    what,
  }));
}
