/**
 * `npm run packages`: builds what others can install into `dist/packages`, one folder and one tarball a package.
 * `npm publish dist/packages/ui` sends one. `--tag v1.2.3` refuses to where that is another version. `--try` installs them in a project outside the repository and uses them
 * there; `--faulty` does so again with a fault in them, which must be found.
 */
import { join } from 'node:path';
import { buildPackages, builtPackages } from '../tools/packages/buildPackages.ts';
import { requireVersionOf } from '../tools/packages/requireVersionOf.ts';
import { tryPackages } from '../tools/packages/tryPackages.ts';
import { commandOptions } from './commandOptions.ts';
import { root } from './root.ts';

const { values: options } = commandOptions({
  options: {
    tag: { type: 'string' },
    try: { type: 'boolean', default: false },
    faulty: { type: 'boolean', default: false },
  },
});
const into = join(root, 'dist/packages');
try {
  if (options.tag !== undefined) requireVersionOf(options.tag);
  const packages = options.faulty ? builtPackages(into) : await buildPackages(into);
  for (const { name, tarball } of packages) console.log(`${name}  ${tarball.replace(`${root}/`, '')}`);
  if (options.try || options.faulty) {
    await tryPackages(packages, { faulty: options.faulty });
    console.log(
      'Installed elsewhere, they work from Node, through TypeScript, in a browser, and in a shop of their own.',
    );
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
