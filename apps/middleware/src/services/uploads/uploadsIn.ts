import { join } from 'node:path';
import type { Env } from '../../env.ts';
import { createBucket } from './createBucket.ts';
import { createUploadsFolder } from './createUploadsFolder.ts';
import type { Uploads } from './uploads.ts';

/** The place that the settings name: a bucket that all processes reach, or a folder of this machine. */
export function uploadsIn(env: Pick<Env, 'TAILORBIRD_UPLOADS_URL' | 'DATA_DIRECTORY'>): Uploads {
  return env.TAILORBIRD_UPLOADS_URL === undefined
    ? createUploadsFolder(join(env.DATA_DIRECTORY, 'uploads'))
    : createBucket(env.TAILORBIRD_UPLOADS_URL);
}
