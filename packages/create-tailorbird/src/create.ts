import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import { type Flags, readAnswers } from './answers.ts';
import type { Surroundings } from './terminal.ts';
import { writeShop } from './writeShop.ts';

/** What stands in a folder that is otherwise empty. */
const harmless = new Set(['.git', '.DS_Store']);

/** Asks what is not said, and writes a shop. */
export async function create(
  { target, ...flags }: Flags & { readonly target?: string | undefined },
  { io, folder }: Surroundings,
): Promise<Result<void, string>> {
  // Before anything is asked, where the folder is named.
  const early = target === undefined ? undefined : whyNot(resolve(folder, target), target);
  if (early) return err(early);
  const answers = await readAnswers(
    { ...flags, name: flags.name ?? undefined },
    { io, usualName: nameOf(target) },
  );
  if (!answers.ok) return answers;
  const into = resolve(folder, target ?? packageName(answers.value.name));
  const shown = relative(folder, into) || '.';
  const reason = whyNot(into, shown);
  if (reason) return err(reason);
  writeShop(into, { config: answers.value, packageName: packageName(basename(into)) });
  io.say(
    [
      `${answers.value.name} is in ${shown}. Now:`,
      '',
      ...(shown === '.' ? [] : [`  cd ${shown}`]),
      '  npm install',
      '  npm run dev',
    ].join('\n'),
  );
  return ok(undefined);
}

/** Why nothing is written into a folder, if there is a reason. */
function whyNot(into: string, shown: string): string | undefined {
  if (!existsSync(into)) return undefined;
  const other = 'Name another, as in `npm create tailorbird my-shop`. Nothing was written.';
  if (!statSync(into).isDirectory()) return `“${shown}” is a file, and a shop is a folder. ${other}`;
  const [first, ...more] = readdirSync(into).filter((name) => !harmless.has(name));
  if (first === undefined) return undefined;
  const things = more.length === 0 ? first : `${first} and ${more.length} more`;
  return `The folder “${shown}” has ${things} in it, which a new shop would overwrite. ${other}`;
}

/** The name a folder suggests: `kestrel-and-co` is “Kestrel and co”. */
function nameOf(target: string | undefined): string {
  const words = basename(join('/', target ?? ''))
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return words === '' ? 'My shop' : words.slice(0, 1).toUpperCase() + words.slice(1, 60);
}

/** A name as npm takes it: “Kestrel & Co” is `kestrel-co`. */
function packageName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? ['shop'];
  return plain.join('-');
}
