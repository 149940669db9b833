import { parentPort, workerData } from 'node:worker_threads';
import { develop, type Job } from './develop.ts';
import type { StudioModule } from './studio.ts';

const address: unknown = workerData;
let studio: Promise<StudioModule | undefined> | undefined;

/** The studio's module, if the shop has one: loaded for the first picture that it draws. */
function studioFor(job: Job): Promise<StudioModule | undefined> | undefined {
  if (job.type !== 'product' || typeof address !== 'string') return undefined;
  studio ??= import(address);
  return studio;
}

/** The thread that makes pictures: takes a job, answers `{ picture }` or `{ error }`. */
parentPort?.on('message', (job: Job) => {
  Promise.resolve(studioFor(job))
    .then((drawing) => develop(job, drawing))
    .then(
      (picture) => parentPort?.postMessage({ picture }),
      (error: unknown) =>
        parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) }),
    );
});
