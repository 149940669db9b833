import { createHash } from 'node:crypto';

/** Where imported pictures are kept, each named after what it shows. */
export interface Uploads {
  /** Keeps a picture under its name; one that is there already is the same. Rejects when it is not kept. */
  readonly keep: (name: string, picture: Uint8Array) => Promise<void>;
  /** A picture by its name; undefined where there is none. Rejects when that cannot be told. */
  readonly find: (name: string) => Promise<Uint8Array | undefined>;
}

/** The place of pictures did not answer, refused, could not be written, or answered with another picture. */
export class UploadsUnreached extends Error {}

/** The name a picture is kept under: another for other bytes. */
export function uploadName(picture: Uint8Array): string {
  return createHash('sha256').update(picture).digest('hex').slice(0, 40);
}
