/**
 * `npm run spec`: every statement of docs/specification, what the last run of its tests proved, and whether it has a
 * planted fault. It fails where a list, or a table of faults, is wrong.
 *
 *   npm run spec -- --ran                        fails too where a kept statement has no test that ran and passed
 *   npm run spec -- --mutate                     plants every fault of scripts/spec/mutants and asks the statement's tests
 *   npm run spec -- --mutate --only '§4 login'   those whose place has these words
 *   npm run spec -- --mutate --draw 40 --seed 7  so many by lot
 *   npm run spec -- --mutate --harmless          plants nothing: every fault must be said to have survived
 *   npm run spec -- --mutate --minutes 3         as many as there is time for, in the order of the seed
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { commandOptions } from './commandOptions.ts';
import { root } from './root.ts';
import { mutantFaults } from './spec/mutant.ts';
import { readProofs } from './spec/proofs.ts';
import { readMutants } from './spec/readMutants.ts';
import { listFaults, proofFaults, type Statement, statementsIn } from './spec/statements.ts';
import { testMutants } from './spec/testMutants.ts';

const { values: options } = commandOptions({
  options: {
    ran: { type: 'boolean', default: false },
    in: { type: 'string', default: root },
    mutate: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    draw: { type: 'string' },
    seed: { type: 'string' },
    minutes: { type: 'string' },
    harmless: { type: 'boolean', default: false },
  },
});
const home = resolve(options.in);
const lists = join(home, 'docs/specification');
const statements = readdirSync(lists)
  .filter((name) => name.endsWith('.md'))
  .flatMap((name) => statementsIn(name.replace(/\.md$/, ''), readFileSync(join(lists, name), 'utf8')));
const proofs = readProofs(home);
const mutants = readMutants();

if (options.mutate) process.exit((await testMutants(mutants, proofs, options)) ? 0 : 1);

const decisions = join(home, 'docs/decisions');
const known = new Set(statements.map(({ place }) => place));
const faults = [
  ...(statements.length === 0 ? ['docs/specification lists no statement.'] : []),
  ...listFaults(
    statements,
    new Set(existsSync(decisions) ? readdirSync(decisions).map((name) => Number.parseInt(name, 10)) : []),
  ),
  ...(home === root ? mutantFaults(mutants, { known, sourceOf }) : []),
  ...(options.ran ? proofFaults(statements, proofs) : []),
];
const broken = new Set(mutants.map(({ place }) => place));
for (const statement of statements) console.log(lineOf(statement));
console.log(`\n${summary()}`);
if (faults.length > 0) {
  console.error(`\n${faults.join('\n')}`);
  process.exitCode = 1;
}

function sourceOf(file: string): string | undefined {
  return existsSync(join(home, file)) ? readFileSync(join(home, file), 'utf8') : undefined;
}

function lineOf({ place, kept, inSoak, provenAt }: Statement): string {
  const own = proofs.filter((proof) => proof.place === provenAt);
  const sign = { kept: '✓', differently: '~', not: '·' }[kept];
  const proof =
    own.length === 0
      ? inSoak
        ? 'npm run soak'
        : 'has not run'
      : own.every(({ passed }) => passed)
        ? 'passed'
        : 'FAILED';
  const files = [...new Set(own.map(({ file, project }) => file || project))].join(', ');
  return `${sign} ${place.padEnd(40)} ${proof.padEnd(12)} ${broken.has(provenAt) ? 'fault' : '     '}  ${files}`;
}

function summary(): string {
  const count = (kept: Statement['kept']) => statements.filter((statement) => statement.kept === kept).length;
  const passed = statements.filter(({ provenAt }) =>
    proofs.some((proof) => proof.place === provenAt && proof.passed),
  ).length;
  return (
    `${statements.length} statements: ${count('kept')} kept, ${count('differently')} kept differently, with a decision, ` +
    `${count('not')} not. Tests of ${passed} have run and passed; ` +
    `${statements.filter(({ provenAt }) => broken.has(provenAt)).length} have a planted fault.`
  );
}
