import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildStorefront } from '../buildStorefront.ts';
import { root } from '../root.ts';
import tasks from '../tasks.json' with { type: 'json' };
import { billOf } from './billOf.ts';
import { copyPackages, namedPackage } from './copyPackages.ts';
import { traceFiles, workspaceOf } from './traceFiles.ts';

/** What an operator runs in the artefact, by `node --run NAME`, beside the shop itself. */
const operations = {
  backup: tasks.backup.file,
  catalogue: 'apps/middleware/src/catalogue/cli.ts',
  mail: tasks.mail.file,
  migrate: tasks.migrate.file,
  office: tasks.office.file,
  order: tasks.order.file,
  restore: tasks.restore.file,
  review: tasks.review.file,
} as const;

/** Where running begins: what is imported by no name that can be followed stands here too. */
const entries = [
  'server.js',
  'apps/storefront/server/production.ts',
  'apps/storefront/build/server/index.js',
  'apps/middleware/src/server.ts',
  'apps/middleware/src/database/pgliteWorker.ts',
  'apps/middleware/src/services/media/developWorker.ts',
  'packages/picture-studio/src/drawPicture.ts',
  ...Object.values(operations),
];

/** What is read and not run. */
const assets = [
  '.env.example',
  'LICENSE',
  'apps/middleware/content',
  'apps/middleware/media',
  'apps/middleware/migrations',
  'apps/storefront/build/client',
  'packages/picture-studio/passes',
];

/** Of the tools that look at a build. */
const notServed = /\/\.vite(?:\/|$)/;

/**
 * Builds the storefront and puts into an empty folder all that the shop needs to run but Node: the files that its entries
 * reach, what they read, and the packages they name, at the places they have here; and what that is, as a bill of materials.
 *
 * @param folder Made anew: what is in it goes.
 * @throws Where the storefront does not build, or an import leads nowhere.
 */
export async function makeArtefact(folder: string): Promise<void> {
  await buildStorefront();
  const { files, links } = await traceFiles(entries);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const manifests = new Set(
    files.map((file) => join(workspaceOf(file), 'package.json')).filter((file) => file !== 'package.json'),
  );
  for (const file of [...files, ...manifests, ...assets]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file), {
      recursive: true,
      filter: (source) => !notServed.test(source),
    });
  }
  const packages = copyPackages(links, folder);
  const own = [...manifests].map((file) => namedPackage.parse(readJson(join(root, file))));
  writeFileSync(join(folder, 'sbom.cdx.json'), billOf([...own, ...packages]));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
}

function manifest() {
  const { name, license } = readJson(join(root, 'package.json')) as {
    name: string;
    license: string;
  };
  const node = ['node', ...tasks.start.node].join(' ');
  return {
    name,
    private: true,
    license,
    type: 'module',
    scripts: {
      start: `${node} server.js`,
      middleware: `${node} apps/middleware/src/server.ts`,
      ...Object.fromEntries(
        Object.entries(operations).map(([name, file]) => [
          name,
          `node --import ./scripts/loadEnvFile.ts ${file}`,
        ]),
      ),
    },
  };
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The bytes of all files in a folder, each counted once: a link leads to what stands in it elsewhere. */
export function bytesIn(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sum + bytesIn(path);
    return entry.isFile() ? sum + statSync(path).size : sum;
  }, 0);
}
