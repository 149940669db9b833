/**
 * `npm run spec`: every statement of docs/specification beside the tests that prove it. It fails where a ticked
 * statement has none, or a test names a statement that is not listed. `-- --tick` sets the ticks by the tests, `--in FOLDER`
 * looks at another folder.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { commandOptions } from './commandOptions.ts';
import { root } from './root.ts';
import { faultsOf, type Proof, proofsIn, statementsIn, tick } from './spec/statements.ts';

/** Tests, and the checks and parts of the soak that print what they prove. */
const provesSomething = /\.(?:test|spec|stories)\.tsx?$|\/(?:proofs\/(?:races|crashes)|soak)\/\w+\.ts$/;
const { values: options } = commandOptions({
  options: { tick: { type: 'boolean', default: false }, in: { type: 'string', default: root } },
});
const home = resolve(options.in);
const lists = join(home, 'docs/specification');

function allProofs(): Proof[] {
  const folders = ['packages', 'apps', 'scripts', 'tools'].filter((folder) => existsSync(join(home, folder)));
  return folders.flatMap((folder) =>
    readdirSync(join(home, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => provesSomething.test(`/${name}`) && !name.includes('node_modules'))
      .toSorted()
      .flatMap((name) => proofsIn(`${folder}/${name}`, readFileSync(join(home, folder, name), 'utf8'))),
  );
}

const proofs = allProofs();
const documents = readdirSync(lists).filter((name) => name.endsWith('.md'));
const statements = documents.flatMap((name) => {
  const document = name.replace(/\.md$/, '');
  const markdown = readFileSync(join(lists, name), 'utf8');
  const current = options.tick ? tick(document, markdown, proofs) : markdown;
  if (current !== markdown) writeFileSync(join(lists, name), current);
  return statementsIn(document, current);
});

for (const { place, ticked } of statements) {
  const files = proofs.filter((proof) => proof.place === place).map(({ file }) => file);
  console.log(`${ticked ? '✓' : '·'} ${place.padEnd(36)} ${files.join(', ') || '–'}`);
}
const proven = statements.filter(({ ticked }) => ticked).length;
console.log(`\n${proven} of ${statements.length} statements are kept, each with a test.`);

const faults = [
  ...(proofs.length === 0 || statements.length === 0 ? ['No test, or no statement, was found.'] : []),
  ...faultsOf(statements, proofs),
];
if (faults.length > 0) {
  console.error(
    `\n${faults.join('\n')}\n\nTitles begin with a listed place; \`npm run spec -- --tick\` sets the ticks.`,
  );
  process.exitCode = 1;
}
