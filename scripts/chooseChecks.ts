import { err, ok, type Result } from '../packages/commerce/src/result.ts';
import type { Check } from './checks.ts';

function names(list: string | undefined): string[] {
  return (list ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}

/**
 * The checks that `--only` and `--skip` leave, with those whose output they read. The error names what is unknown.
 */
export function chooseChecks(
  all: readonly Check[],
  { only, skip }: { only?: string | undefined; skip?: string | undefined },
): Result<readonly Check[], string> {
  const known = new Map(all.map((check) => [check.name, check]));
  const unknown = [...names(only), ...names(skip)].filter((name) => !known.has(name));
  if (unknown.length > 0) {
    return err(
      `There is no check called "${unknown.join('", "')}". The checks are: ${[...known.keys()].join(', ')}.`,
    );
  }
  const wanted = new Set(only === undefined ? known.keys() : names(only));
  for (const name of names(skip)) wanted.delete(name);
  if (only !== undefined)
    for (const name of wanted) for (const needed of known.get(name)?.after ?? []) wanted.add(needed);
  return ok(all.filter(({ name }) => wanted.has(name)));
}
