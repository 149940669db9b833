import { parentPort } from 'node:worker_threads';
import { develop, type Job } from './develop.ts';

/** The thread that makes pictures: takes a job, answers `{ picture }` or `{ error }`. */
parentPort?.on('message', (job: Job) => {
  develop(job).then(
    (picture) => parentPort?.postMessage({ picture }),
    (error: unknown) =>
      parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) }),
  );
});
