import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Command } from './command.ts';
import { root } from './root.ts';

/** A fault that a check must find: planted and looked for each time the check has passed (decision 35). */
export type Canary = {
  /** What is wrong, in words. */
  readonly fault: string;
  /** Written into an empty folder, in which the command is run; where nothing is planted it is run where it says. */
  readonly files?: Readonly<Record<string, string>>;
  /** The folder of the repository in which the fault's own is made; without it, that is far from the repository. */
  readonly home?: string;
  /** Files and folders of the repository that are copied beside them, settings for the most part; a pair is renamed. */
  readonly copied?: readonly (string | readonly [from: string, to: string])[];
  /** Files and folders of the repository that are linked beside them. */
  readonly linked?: readonly string[];
  /** The check's own command on the fault. It has to fail. */
  readonly command: Command;
  /** What it has to say as it fails: the fault's own name, so that it does not fail for another reason. */
  readonly finds: readonly string[];
};

/** How a command ended, and all it printed. */
export type Ended = { readonly passed: boolean; readonly output: string };

/** Plants a fault and runs the check on it. Answers why it was not found; nothing where it was. */
export async function missed(
  canary: Canary,
  run: (command: Command) => Promise<Ended>,
): Promise<string | undefined> {
  const { fault, files, copied, command, finds } = canary;
  const folder = files || copied ? plant(canary) : undefined;
  try {
    const { passed, output } = await run(folder === undefined ? command : { ...command, cwd: folder });
    const plain = stripVTControlCharacters(output);
    const unsaid = finds.filter((words) => !plain.includes(words));
    if (!passed && unsaid.length === 0) return undefined;
    const why = passed
      ? 'it passed'
      : `it failed without a word of ${unsaid.map((words) => `"${words}"`).join(', ')}`;
    return `The check does not find its canary, ${fault}: ${why}.\n${output}`;
  } finally {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  }
}

function plant({ files = {}, copied = [], linked = [], home }: Canary): string {
  const parent = home === undefined ? tmpdir() : join(root, home);
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'tailorbird-canary-'));
  for (const file of copied) {
    const [from, to] = typeof file === 'string' ? [file, file] : file;
    cpSync(join(root, from), join(folder, to), { recursive: true });
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  for (const file of linked) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    symlinkSync(join(root, file), join(folder, file));
  }
  return folder;
}
