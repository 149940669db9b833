import { parentPort } from 'node:worker_threads';
import { develop, type Job } from './develop.ts';

/** The thread that makes pictures: takes a job, answers `{ picture }` or `{ error }`. */
parentPort?.on('message', async (job: Job) => {
  try {
    const picture = await develop(job);
    parentPort?.postMessage({ picture });
  } catch (error) {
    parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) });
  }
});
