import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Job } from './develop.ts';

/** So many pictures that shoppers wait for are waiting already that another would come too late. */
export class DarkroomFull extends Error {}

/** Pictures that may wait for their turn while somebody waits for them: some seconds of work. */
const maxUrgent = 100;

/** Makes pictures away from the thread that answers requests. */
export interface Darkroom {
  /** The picture file of a job; a `background` job waits until no shopper is waiting. Rejects when it cannot be made, with `DarkroomFull` when too many wait. */
  readonly develop: (job: Job, background: boolean) => Promise<Uint8Array>;
  /** Stops the threads; pictures not yet made, the ones under way included, are refused. */
  readonly close: () => Promise<void>;
}

interface Waiting {
  readonly job: Job;
  readonly resolve: (picture: Uint8Array) => void;
  readonly reject: (reason: Error) => void;
}

interface Bench {
  readonly worker: Worker;
  current: Waiting | undefined;
}

type Answer = { readonly picture: Uint8Array } | { readonly error: string };

/**
 * A darkroom with a few threads (one fewer than the cores, at most three), started when first needed. `studioModule` is
 * the address of what draws, in a shop that has a studio.
 */
export function createDarkroom({
  threads = Math.max(1, Math.min(3, availableParallelism() - 1)),
  studioModule,
}: {
  readonly threads?: number;
  readonly studioModule?: string | undefined;
} = {}): Darkroom {
  const benches: Bench[] = [];
  const urgent: Waiting[] = [];
  const idle: Waiting[] = [];
  let isClosed = false;

  const fail = (bench: Bench, reason: Error) => {
    benches.splice(benches.indexOf(bench), 1);
    bench.current?.reject(reason);
    next();
  };

  const open = (): Bench => {
    const bench: Bench = {
      worker: new Worker(new URL('./developWorker.ts', import.meta.url), { workerData: studioModule }),
      current: undefined,
    };
    bench.worker.on('message', (answer: Answer) => {
      const done = bench.current;
      bench.current = undefined;
      bench.worker.unref();
      if ('picture' in answer) done?.resolve(answer.picture);
      else done?.reject(new Error(answer.error));
      next();
    });
    bench.worker.on('error', (error) =>
      fail(bench, error instanceof Error ? error : new Error(String(error))),
    );
    bench.worker.unref();
    benches.push(bench);
    return bench;
  };

  const next = () => {
    const free = benches.find((bench) => !bench.current) ?? (benches.length < threads ? undefined : null);
    if (free === null || urgent.length + idle.length === 0) return;
    const bench = free ?? open();
    const waiting = urgent.shift() ?? idle.shift();
    if (!waiting) return;
    bench.current = waiting;
    bench.worker.ref();
    bench.worker.postMessage(waiting.job);
    next();
  };

  return {
    develop: (job, background) =>
      new Promise((resolve, reject) => {
        if (isClosed) {
          reject(new Error('The darkroom is closed.'));
          return;
        }
        if (!background && urgent.length >= maxUrgent) {
          reject(new DarkroomFull());
          return;
        }
        (background ? idle : urgent).push({ job, resolve, reject });
        next();
      }),
    close: async () => {
      isClosed = true;
      const closing = benches.splice(0);
      const underWay = closing.flatMap(({ current }) => (current ? [current] : []));
      for (const waiting of [...underWay, ...urgent.splice(0), ...idle.splice(0)])
        waiting.reject(new Error('The darkroom is closed.'));
      await Promise.all(closing.map((bench) => bench.worker.terminate()));
    },
  };
}
