import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { serverOptions } from '../scripts/shopProcess.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A server in a process of its own. */
export interface Server {
  readonly url: string;
  /** Memory it holds now, in megabytes. */
  readonly megabytes: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

/** Starts a baseline of this folder, which prints the port it chose. */
export async function startBaseline(file: string, ...args: string[]): Promise<Server> {
  const child = start([`bench/${file}`, ...args], {});
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (chunk: Buffer) => resolve(String(chunk).trim()));
    child.once('exit', (code) => reject(new Error(`bench/${file} ended with ${code} before it listened.`)));
  });
  return serverOf(child, `http://127.0.0.1:${port}`);
}

/** Starts a built shop, this one or that of another checkout, on a free port and waits until it is ready. */
export async function startShop(
  directory: string,
  more: Record<string, string> = {},
  checkout = root,
): Promise<Server> {
  const port = await freePort();
  const command = [...serverOptions, 'apps/storefront/server/production.ts'];
  const child = start(
    command,
    {
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATA_DIRECTORY: directory,
      LOG_LEVEL: 'silent',
      TAILORBIRD_MODE: 'demonstration',
      TAILORBIRD_RATE_LIMIT: 'off',
      ...more,
    },
    checkout,
  );
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 240; tries += 1) {
    if (child.exitCode !== null) throw new Error('The shop ended before it was ready. `npm start` says why.');
    const ready = await fetch(`${url}/readyz`).catch(() => undefined);
    if (ready?.ok) return serverOf(child, url);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('The shop was not ready after two minutes. `npm run doctor` may say why.');
}

function start(args: readonly string[], more: Record<string, string>, cwd = root): ChildProcess {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', ...more },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill());
  return child;
}

function serverOf(child: ChildProcess, url: string): Server {
  return {
    url,
    megabytes: async () => {
      const { readFile } = await import('node:fs/promises');
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
    },
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = address !== null && typeof address === 'object' ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
