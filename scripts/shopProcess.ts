import { spawn } from 'node:child_process';
import { join } from 'node:path';
import glibc from './glibc.json' with { type: 'json' };
import { freePort } from './port.ts';
import { root } from './root.ts';
import tasks from './tasks.json' with { type: 'json' };

/** A shop running as a process of its own. `ended` resolves with its exit code; `stop` asks it to end and waits. */
export type ShopProcess = {
  readonly origin: string;
  readonly pid: number;
  /** All it has printed so far. */
  log: () => string;
  readonly ended: Promise<number>;
  stop: () => Promise<number>;
};

/** Runs a command that serves the shop, in `cwd`, with `env` added to ours (`undefined` takes a variable away). */
export async function startShop(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  cwd = root,
): Promise<ShopProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, args, {
    cwd,
    env: {
      // As the launcher sets them, for whoever starts a shop without it.
      ...glibc,
      ...process.env,
      DATABASE_URL: '',
      NODE_ENV: undefined,
      PORT: String(port),
      // No load balancer is to notice that it ends.
      TAILORBIRD_DRAIN_SECONDS: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => {
      log += data.toString();
    });
  }
  const ended = new Promise<number>((resolve) => child.on('close', (code) => resolve(code ?? 1)));
  return {
    origin: `http://localhost:${env['PORT'] ?? port}`,
    pid: child.pid ?? 0,
    log: () => log,
    ended,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/**
 * Node's options for a process that serves the shop. Left to itself V8 lets rubbish of a page pile up to 128 MB before
 * it looks; 16 MiB a half hold less of it and are no slower.
 */
export const serverOptions: readonly string[] = tasks.start.node;

/** The command behind `npm start`, without npm. */
export const startCommand: readonly string[] = [...serverOptions, join(root, 'scripts/start.ts')];

/** Resolves when the home page is served; throws with all the shop has printed when it ends first or takes too long. */
export async function untilServing(shop: ShopProcess, timeoutMs: number): Promise<void> {
  const end = { code: undefined as number | undefined };
  void shop.ended.then((code) => {
    end.code = code;
  });
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline) {
    if (end.code !== undefined)
      throw new Error(`The shop ended with code ${end.code} before it served:\n${shop.log()}`);
    const status = await fetch(shop.origin, { signal: AbortSignal.timeout(5000) }).then(
      (response) => response.status,
      () => undefined,
    );
    if (status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The shop did not serve its home page in ${timeoutMs / 1000} s:\n${shop.log()}`);
}
