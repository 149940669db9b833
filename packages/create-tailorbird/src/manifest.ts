import { err, ok, type Result } from '@tailorbird/commerce/result';
import { z } from 'zod';
import { isExact, isOlder } from './version.ts';

const versions = z.record(z.string(), z.string()).default({});
const manifest = z.looseObject({ dependencies: versions, devDependencies: versions });

/** What of a `package.json` names versions. */
export type Manifest = z.output<typeof manifest>;

const groups = ['dependencies', 'devDependencies'] as const;

/** A `package.json`, or why it is none. */
export function readManifest(text: string): Result<Manifest, string> {
  try {
    const read = manifest.safeParse(JSON.parse(text));
    if (read.success) return ok(read.data);
    return err(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '));
  } catch (error) {
    return err(error instanceof Error ? error.message : String(error));
  }
}

/** A package whose version in the shop is another than that of the latest. `left`: it is newer there, or no version but an address or a range. */
export interface VersionChange {
  readonly kind: 'changed' | 'added' | 'left';
  readonly group: (typeof groups)[number];
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

/** What becomes of a shop's packages; those that are its own are not spoken of. */
export function versionChanges(shop: Manifest, latest: Manifest): readonly VersionChange[] {
  const inShop = { ...shop.devDependencies, ...shop.dependencies };
  return groups.flatMap((group) =>
    Object.entries(latest[group]).flatMap(([name, to]): readonly VersionChange[] => {
      const from = inShop[name];
      if (from === to) return [];
      const known = {
        group: Object.hasOwn(shop.devDependencies, name) ? 'devDependencies' : group,
        name,
        to,
      } as const;
      if (from === undefined) return [{ ...known, kind: 'added', from: '' }];
      const isBehind = isExact(from) && isOlder(from, to);
      return [{ ...known, kind: isBehind ? 'changed' : 'left', from }];
    }),
  );
}

/** The text of a `package.json` with these versions in it, indented as it was. Everything else stays as it is. */
export function withVersions(text: string, changes: readonly VersionChange[]): string {
  const indent = /^[ \t]+/m.exec(text)?.[0] ?? '  ';
  // Read by `readManifest` before: an object, whose groups are objects or absent.
  const whole = JSON.parse(text) as Record<string, Record<string, string>>;
  for (const { group, name, to } of changes) {
    const before = whole[group] ?? {};
    const after = { ...before, [name]: to };
    whole[group] = Object.hasOwn(before, name) ? after : sorted(after);
  }
  return JSON.stringify(whole, null, indent) + (text.endsWith('\n') ? '\n' : '');
}

const sorted = (given: Record<string, string>) =>
  Object.fromEntries(Object.entries(given).toSorted(([one], [other]) => (one < other ? -1 : 1)));
