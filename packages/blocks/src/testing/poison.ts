/** Names of what every object has, alone and in the notations that parsers of queries give a meaning to. */
export const poisonedNames: readonly string[] = [
  '__proto__',
  'constructor',
  'prototype',
  '__proto__.poisoned',
  '__proto__[poisoned]',
  'constructor.prototype',
  'constructor.prototype.poisoned',
  'constructor[prototype][poisoned]',
  'a[__proto__][poisoned]',
  'filters[__proto__]',
  'filters[constructor][prototype][poisoned]',
  '[__proto__].poisoned',
];

/** What stands behind such a name: as JSON, which keeps `__proto__` a name where a literal of ours would not. */
const poison = ['{"poisoned":"yes","prototype":{"poisoned":"yes"}}', '"yes"'];

/** A JSON text with poison in each of its objects in turn; one without objects gets one more of its items. */
export function poisonedTexts(json: string): string[] {
  const starts = [...json.matchAll(/\{/g)].map(({ index }) => index + 1);
  return poisonedNames.flatMap((name) =>
    poison.flatMap((value) => {
      const field = `${JSON.stringify(name)}:${value}`;
      if (starts.length === 0) return [json.replace(/\]$/, `${json.length > 2 ? ',' : ''}{${field}}]`)];
      return starts.map((at) => {
        const rest = json.slice(at);
        return `${json.slice(0, at)}${field}${rest.startsWith('}') ? '' : ','}${rest}`;
      });
    }),
  );
}

/** A JSON text with poison in all of its objects at once. */
export function poisonedThroughout(json: string): string[] {
  return poisonedNames.flatMap((name) =>
    poison.map((value) => json.replaceAll(/\{(?=")/g, `{${JSON.stringify(name)}:${value},`)),
  );
}

/**
 * From now on: a check that throws when anything reachable from `globalThis` is another than it was. To be asked for
 * once all that a test loads is loaded, since modules may leave something there for good.
 */
export async function watchForPoison(): Promise<() => void> {
  // Node loads its own fetch, which keeps things there, when it is first used.
  await fetch('data:,');
  const { assertNoPoisoning } = await import('@fast-check/poisoning');
  // The test runner keeps its own books there.
  return () => assertNoPoisoning({ ignoredRootRegex: /^__vitest_/ });
}
