/** `npm run pictures -- make <kind> [--proof]`, `… film <name>` and `… sheet`: the picture studio by hand. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { viewsOf } from '../../packages/picture-studio/src/passes.ts';
import { pack } from '../../packages/picture-studio/tools/pack.mjs';
import { lookAt, sheets } from '../../packages/picture-studio/tools/sheet.mjs';
import { film } from './film.mjs';
import { films } from './films.mjs';

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const studio = path('../../packages/picture-studio/');
const raw = path('../../.cache/passes/');
const committed = `${studio}passes/`;
const filmFolder = path('../../apps/middleware/media/films/');

function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Renders a kind and packs it: small, quick and beside the committed passes for a proof, else in their place. */
async function make(kind, isProof) {
  const outline = `tools/outlines/${kind.replaceAll('-', '_')}.py`;
  if (!existsSync(studio + outline))
    fail(`There is no outline of "${kind}": write packages/picture-studio/${outline}.`);
  const views = viewsOf(kind);
  const target = isProof ? `${raw}proof/` : committed;
  mkdirSync(`${raw}proof`, { recursive: true });
  const asked = [
    '-b',
    '--python-exit-code',
    '1',
    '-P',
    `${studio}tools/make.py`,
    '--',
    kind,
    views.join(),
    '--out',
    raw,
  ];
  const { error, status } = spawnSync('blender', isProof ? [...asked, '--proof'] : asked, {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (error) fail('Blender is not installed: apt-get install --no-install-recommends blender python3-numpy');
  if (status !== 0) fail(`Blender ended with ${status}.`);
  for (const view of views) await pack(`${raw}${kind}-${view}`, `${kind}-${view}`, target);
  const picture = `${raw}${kind}.png`;
  await lookAt(target, kind, picture);
  console.log(`Look at ${picture}`);
}

const [command, ...args] = process.argv.slice(2);
const [name] = args.filter((arg) => !arg.startsWith('--'));
if (command === 'make' && name) await make(name, args.includes('--proof'));
else if (command === 'film' && Object.hasOwn(films, name ?? '')) await film(name, filmFolder);
else if (command === 'sheet') await sheets(committed, path('../../docs/pictures/'));
else
  fail(
    `Use: npm run pictures -- make <kind> [--proof], npm run pictures -- film <${Object.keys(films).join(' | ')}>, or npm run pictures -- sheet`,
  );
