import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { runCommand } from '../runCommand.ts';
import { type Mutant, mutated } from './mutant.ts';
import type { Proof } from './proofs.ts';

/** How a fault fared: a test of its statement failed, all of them passed, or none of them could be asked. */
export type Fate =
  | { readonly kind: 'killed'; readonly by: string }
  | { readonly kind: 'survived'; readonly past: readonly string[] }
  | { readonly kind: 'unasked'; readonly why: string };

/** How a project's tests are run, cheapest first: a fault is shown to those that cost least, up to the first that sees it. */
const runners: readonly {
  readonly project: string;
  readonly cwd?: string;
  readonly args: readonly string[];
}[] = [
  { project: 'unit', args: ['--project', 'unit'] },
  { project: 'unit alone', args: ['--project', 'unit alone'] },
  { project: 'middleware', args: ['--project', 'middleware'] },
  { project: 'primitives', cwd: 'apps/storybook', args: ['-c', 'primitives.vitest.config.ts'] },
  { project: 'stories', cwd: 'apps/storybook', args: [] },
  { project: 'e2e', args: ['-c', 'apps/storefront/e2e/vitest.config.ts'] },
];

const report = z.object({
  testResults: z.array(
    z.object({
      message: z.string().optional(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

/** Plants a fault in a copy of the repository and asks the tests of its statement, one file after another. */
export async function killMutant(mutant: Mutant, proofs: readonly Proof[], home: string): Promise<Fate> {
  const path = join(home, mutant.file);
  const source = readFileSync(path, 'utf8');
  const fault = mutated(source, mutant);
  if (fault === undefined) return { kind: 'unasked', why: 'its code is not there exactly once' };
  const own = runners.flatMap((runner) =>
    proofs
      .filter(
        ({ place, project, file }) => place === mutant.place && project === runner.project && file !== '',
      )
      .map(({ file }) => ({ runner, file })),
  );
  if (own.length === 0) return { kind: 'unasked', why: 'no test of it has run' };
  writeFileSync(path, fault);
  try {
    const past: string[] = [];
    for (const { runner, file } of own) {
      const answer = await ask(runner, { file, place: mutant.place, home });
      if (answer.kind === 'failed') return { kind: 'killed', by: file };
      if (answer.kind === 'unasked') return answer;
      past.push(file);
    }
    return { kind: 'survived', past };
  } finally {
    writeFileSync(path, source);
  }
}

type Answer = { readonly kind: 'passed' | 'failed' } | { readonly kind: 'unasked'; readonly why: string };

async function ask(
  { cwd = '.', args }: (typeof runners)[number],
  { file, place, home }: { file: string; place: string; home: string },
): Promise<Answer> {
  const written = join(home, '.cache/mutant.json');
  rmSync(written, { force: true });
  const { output } = await runCommand(
    {
      run: join(home, 'node_modules/.bin/vitest'),
      args: [
        'run',
        ...args,
        join(home, file),
        '--testNamePattern',
        `${place.replaceAll(/[^\w§ ]/g, '.')}:`,
        '--reporter=json',
        `--outputFile=${written}`,
        '--retry=0',
        // In a browser each failure waits its time out, and the first has seen the fault.
        '--bail=1',
      ],
      cwd: join(home, cwd),
    },
    { limitMs: 180_000 },
  );
  try {
    const { testResults } = report.parse(JSON.parse(readFileSync(written, 'utf8')));
    const asked = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ fullName }) => fullName.includes(`${place}:`))
      .filter(({ status }) => status === 'passed' || status === 'failed');
    if (asked.some(({ status }) => status === 'failed')) return { kind: 'failed' };
    if (asked.length > 0) return { kind: 'passed' };
    return { kind: 'unasked', why: testResults.map(({ message }) => message).join('\n') || output };
  } catch {
    return { kind: 'unasked', why: output };
  }
}
