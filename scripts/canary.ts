import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Command } from './checks.ts';
import { root } from './root.ts';

/** A fault that a check must find: planted and looked for each time the check has passed (decision 35). */
export type Canary = {
  /** What is wrong, in words. */
  readonly fault: string;
  /** Written into an empty folder, in which the command is run; without them it is run where it says. */
  readonly files?: Readonly<Record<string, string>>;
  /** Files of the repository that are copied beside them, settings for the most part. */
  readonly copied?: readonly string[];
  /** Folders of the repository that are linked beside them. */
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
  const { fault, files, command, finds } = canary;
  const folder = files && plant(canary);
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

function plant({ files = {}, copied = [], linked = [] }: Canary): string {
  const folder = mkdtempSync(join(tmpdir(), 'tailorbird-canary-'));
  for (const file of copied) cpSync(join(root, file), join(folder, file));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  for (const file of linked) symlinkSync(join(root, file), join(folder, file));
  return folder;
}
