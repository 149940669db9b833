import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './root.ts';
import { sourceHash } from './sourceHash.ts';

const storefront = join(root, 'apps/storefront');
const stampFile = join(storefront, 'build/.stamp');

function currentHash(): string {
  return sourceHash({
    folders: [storefront, join(root, 'packages')],
    files: [join(root, 'pnpm-lock.yaml')],
  });
}

function runBuild(): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(join(storefront, 'node_modules/.bin/react-router'), ['build'], {
      cwd: storefront,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data: Buffer) => {
        output += data.toString();
      });
    }
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code, output }));
  });
}

/** Builds the storefront unless `apps/storefront/build` is of these sources; throws with the build's output. */
export async function buildStorefront(): Promise<'built' | 'current'> {
  const hash = currentHash();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) return 'current';
  rmSync(stampFile, { force: true });
  const { code, output } = await runBuild();
  if (code !== 0) throw new Error(`The storefront does not build:\n${output}`);
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, hash);
  return 'built';
}
