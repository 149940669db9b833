import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FaultPoint } from '../../src/faults/faultPoints.ts';
import type { Engine } from './engine.ts';

const server = fileURLToPath(new URL('../../src/server.ts', import.meta.url));
const startTimeoutMs = 90_000;

/** A middleware in a process of its own, on one port, that can be told where to die, and started again. */
export interface CrashingShop {
  readonly origin: string;
  /** Starts it; with a point, it is to die there while it starts. */
  readonly start: (point?: FaultPoint) => Promise<void>;
  readonly untilReady: () => Promise<void>;
  readonly arm: (point: FaultPoint) => Promise<void>;
  /** Sends it a word and resolves with what it answers. */
  readonly ask: (word: string) => Promise<unknown>;
  /** Ends it at once, wherever it is. */
  readonly kill: () => void;
  /** The last of what it wrote to its log and the terminal since it was started. */
  readonly log: () => string;
  readonly pid: () => number | undefined;
  /** What it ended with by itself; null while it runs, or when a signal ended it. */
  readonly exitCode: () => number | null;
  /** Resolves when it has died, with the signal it died of. */
  readonly died: () => Promise<NodeJS.Signals | null>;
  readonly stop: () => Promise<void>;
}

/** A shop on an engine's database, not started yet. Without other options its Node has the fault points. */
export async function crashingShop(
  engine: Engine,
  nodeOptions: readonly string[] = ['--conditions=faults'],
): Promise<CrashingShop> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let signal: Promise<NodeJS.Signals | null> = Promise.resolve(null);
  let log = '';
  const ask = async (word: string): Promise<unknown> => {
    if (!child) throw new Error('The shop was not started.');
    const answered = once(child, 'message');
    child.send(word);
    const [answer]: unknown[] = await answered;
    return answer;
  };
  return {
    origin,
    start: async (point) => {
      child = fork(server, {
        execArgv: [...nodeOptions],
        env: { ...environmentOf(engine, port), ...(point && { FAULT_POINT: point }) },
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      });
      log = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream?.on('data', (data: Buffer) => {
          log = `${log}${data.toString()}`.slice(-8_000);
        });
      }
      const started = child;
      signal = new Promise((resolve) => started.on('close', (_code, by) => resolve(by)));
    },
    untilReady: async () => {
      const deadline = performance.now() + startTimeoutMs;
      while (performance.now() < deadline) {
        if (await isReady(origin)) return;
        if (child?.exitCode !== null) throw new Error(`The shop ended while it started:\n${log}`);
        await sleep(50);
      }
      throw new Error(`The shop was not ready in ${startTimeoutMs / 1000} s:\n${log}`);
    },
    arm: async (point) => {
      await ask(point);
    },
    ask,
    kill: () => void child?.kill('SIGKILL'),
    log: () => log,
    pid: () => child?.pid,
    exitCode: () => child?.exitCode ?? null,
    died: () => signal,
    stop: async () => {
      child?.kill('SIGINT');
      await signal;
    },
  };
}

function environmentOf(engine: Engine, port: number): NodeJS.ProcessEnv {
  return {
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    NODE_ENV: 'production',
    PORT: String(port),
    LOG_LEVEL: 'error',
    TAILORBIRD_SEED_STYLES: '12',
    TAILORBIRD_PREPARE_PICTURES: 'off',
    TAILORBIRD_RATE_LIMIT: 'off',
    TAILORBIRD_DRAIN_SECONDS: '0',
    ...engine.env,
  };
}

async function isReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ status }) => status === 200,
    () => false,
  );
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}
