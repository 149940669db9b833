import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import { type Note, notesBetween } from './changelog.ts';
import { type Manifest, readManifest, type VersionChange, versionChanges, withVersions } from './manifest.ts';
import { templateFolder } from './templateFolder.ts';
import type { Surroundings } from './terminal.ts';

interface Upgrade {
  readonly target?: string | undefined;
  readonly yes: boolean;
  readonly dryRun: boolean;
}

/** Shows which versions of a shop change and what it has to do, and writes them into its `package.json`. */
export async function upgrade(
  { target = '.', yes, dryRun }: Upgrade,
  { io, folder }: Surroundings,
): Promise<Result<void, string>> {
  const file = join(resolve(folder, target), 'package.json');
  if (!existsSync(file))
    return err(
      `There is no ${join(target, 'package.json')}. Run it in the folder of a shop, or name the folder: \`npm create tailorbird@latest upgrade my-shop\`.`,
    );
  const text = readFileSync(file, 'utf8');
  const manifest = readManifest(text);
  if (!manifest.ok)
    return err(
      `${join(target, 'package.json')} cannot be read: ${manifest.error}. Mend it, and try again. Nothing was written.`,
    );
  if (!Object.keys(manifest.value.dependencies).some((name) => name.startsWith('@tailorbird/')))
    return err(
      `${join(target, 'package.json')} depends on no @tailorbird package, so this is no shop of Tailorbird's. Run it in the folder of one.`,
    );
  const latest = readManifest(readFileSync(join(templateFolder, 'package.json'), 'utf8'));
  if (!latest.ok) throw new Error(latest.error);
  const changes = versionChanges(manifest.value, latest.value);
  io.say(described(changes, manifest.value));
  const wanted = changes.filter(({ kind }) => kind !== 'left');
  if (wanted.length === 0 || dryRun) return ok(undefined);
  if (!yes) {
    if (io.ask === undefined)
      return err('There is nobody to ask: say --yes to have it written. Nothing was written.');
    const answer = await io.ask('Write these versions into package.json? (yes/no): ');
    if (!/^y(es)?$/i.test(answer.trim())) return ok(undefined);
  }
  writeFileSync(file, withVersions(text, wanted));
  io.say('package.json is written. Now: npm install, npm test, npm run types, npm run build.');
  return ok(undefined);
}

function described(changes: readonly VersionChange[], shop: Manifest): string {
  if (changes.length === 0) return 'Every package is as new as it can be: nothing changes.';
  const lines = changes.map(({ kind, name, from, to }) => {
    if (kind === 'added') return `  ${name}  ${to}, which is new`;
    return kind === 'left'
      ? `  ${name}  stays ${from}; we are tested with ${to}`
      : `  ${name}  ${from} → ${to}`;
  });
  const notes = notesOf(changes, shop);
  const todo = notes.filter(({ isTodo }) => isTodo);
  const rest = notes.filter(({ isTodo }) => !isTodo);
  return [
    'Versions:',
    ...lines,
    ...section('What your shop has to do:', todo),
    ...section('What is new:', rest),
  ].join('\n');
}

const section = (title: string, notes: readonly Note[]) =>
  notes.length === 0 ? [] : ['', title, ...notes.map(({ version, text }) => `  ${version}  ${text}`)];

/** What the changelogs of our packages say of the versions in between, each once. */
function notesOf(changes: readonly VersionChange[], shop: Manifest): readonly Note[] {
  const notes = changes.flatMap(({ kind, name, to }) => {
    const from = shop.dependencies[name];
    if (kind !== 'changed' || from === undefined || !name.startsWith('@tailorbird/')) return [];
    const file = fileURLToPath(new URL(`changelogs/${name.replace('@tailorbird/', '')}.md`, import.meta.url));
    return existsSync(file) ? notesBetween(readFileSync(file, 'utf8'), { after: from, upTo: to }) : [];
  });
  return [...new Map(notes.map((note) => [`${note.version} ${note.text}`, note])).values()];
}
