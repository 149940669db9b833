import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from './mutant.ts';

/**
 * The faults of a list. One is four lines or more, with an empty one after it: its statement, its file, and the code and
 * what the fault makes of it as a diff shows them, `- ` and `+ ` before each line. Without a `+` the code is taken out.
 * @throws What is wrong with one that cannot be read.
 */
export function mutantsIn(text: string): readonly Mutant[] {
  return text
    .trim()
    .split(/\n{2,}/)
    .map((entry) => {
      const [place = '', file = '', ...change] = entry.split('\n');
      const side = (sign: string) =>
        change.filter((line) => line.startsWith(sign)).map((line) => line.slice(sign.length));
      const [code, becomes] = [side('- '), side('+ ')];
      if (code.length === 0 || code.length + becomes.length !== change.length)
        throw new Error(
          `This is no fault: a statement, a file, and lines that begin with "- " or "+ ".\n${entry}`,
        );
      return { place, file, code: code.join('\n'), becomes: becomes.join('\n') };
    });
}

/** Every planted fault: the lists of `scripts/spec/mutants`. */
export function readMutants(): readonly Mutant[] {
  const folder = join(import.meta.dirname, 'mutants');
  return readdirSync(folder).flatMap((name) => mutantsIn(readFileSync(join(folder, name), 'utf8')));
}
