import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const proof = z.object({
  place: z.string(),
  /** The project of Vitest that ran it, or the check that printed it. */
  project: z.string(),
  /** From the repository's root; empty for what a check printed. */
  file: z.string(),
  passed: z.boolean(),
});

/** A test that ran, and of which statement its title says that it proves it. */
export type Proof = Readonly<z.infer<typeof proof>>;

const folderIn = (home: string) => join(home, '.cache/proofs');
const fileOf = (home: string, project: string) =>
  join(folderIn(home), `${project.replaceAll(' ', '-')}.json`);

/** The proofs of the last runs, but for those of tests that are no longer there. */
export function readProofs(home: string): readonly Proof[] {
  const folder = folderIn(home);
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) =>
    z
      .array(proof)
      .parse(JSON.parse(readFileSync(join(folder, name), 'utf8')))
      .filter(({ file }) => existsSync(join(home, file))),
  );
}

/** Keeps a run's proofs, in place of what the same files proved before. */
export function keepProofs(
  home: string,
  project: string,
  { files, proofs }: { files: readonly string[]; proofs: readonly Proof[] },
): void {
  const ran = new Set(files);
  const others = readProofs(home).filter((one) => one.project === project && !ran.has(one.file));
  mkdirSync(folderIn(home), { recursive: true });
  writeFileSync(fileOf(home, project), JSON.stringify([...others, ...proofs], null, 1));
}

/** Before a whole run: what it will not have proven is not proven. */
export function forgetProofs(home: string): void {
  rmSync(folderIn(home), { recursive: true, force: true });
}
