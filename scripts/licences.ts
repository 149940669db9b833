import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameOf, type Part } from './billOfMaterials.ts';
import { root } from './root.ts';

// Our own list.
const rules = JSON.parse(readFileSync(join(root, 'security/licences.json'), 'utf8')) as {
  allowed: Record<string, string>;
  allowedFor: Record<string, { packages: string }>;
  elsewhere: Record<string, string>;
};

const machine =
  /^(?:aix|android|darwin|freebsd|linux(?:musl)?|netbsd|openbsd|openharmony|sunos|win32|webcontainers|wasm32|wasi|arm(?:64)?|ia32|x64|ppc64|riscv64|s390x|loong64|mips64el|gnu(?:eabihf)?|musl(?:eabihf)?|eabi|msvc)$/;

/** The name that a package has in common with its twins for other machines: `@esbuild/` for `@esbuild/linux-x64`. */
export function familyOf(name: string): string {
  const slash = name.lastIndexOf('/') + 1;
  const words = name.slice(slash).split('-');
  return (
    name.slice(0, slash) +
    words.filter((word, at) => (at === 0 && slash === 0) || !machine.test(word)).join('-')
  );
}

/** A part's licence as an SPDX expression; undefined when its package names none. */
function declared({ licenses = [] }: Part): string | undefined {
  const [first] = licenses;
  if (first === undefined) return undefined;
  return 'expression' in first ? first.expression : (first.license.id ?? first.license.name);
}

/** Whether a package may come under an SPDX expression: one side of each OR, and all of its ANDs. */
export function isAllowed(expression: string, name: string): boolean {
  const isFine = (id: string) =>
    Object.hasOwn(rules.allowed, id) || name.startsWith(rules.allowedFor[id]?.packages ?? ' ');
  return expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((side) => side.split(' AND ').every((id) => isFine(id.trim())));
}

/**
 * The locked packages that come under a licence we have not allowed, or none that we know, in words. A package for
 * another machine is not installed here: its licence is that of its family.
 */
export function licenceProblems(locked: readonly Part[], installed: readonly Part[]): string[] {
  const known = new Map<string, string>();
  for (const part of installed) {
    const licence = declared(part);
    if (licence === undefined) continue;
    known.set(nameOf(part), licence);
    known.set(familyOf(nameOf(part)), licence);
  }
  return locked.flatMap((part) => {
    const name = nameOf(part);
    const licence = rules.elsewhere[name] ?? known.get(name) ?? known.get(familyOf(name));
    if (licence === undefined) return [`${name} ${part.version}: no licence is known`];
    return isAllowed(licence, name) ? [] : [`${name} ${part.version}: ${licence} is not allowed`];
  });
}
