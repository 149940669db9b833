import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { Bucket } from './readBucket.ts';
import { type Uploads, UploadsUnreached, uploadName } from './uploads.ts';

interface Limits {
  /** How long an answer is waited for, with all that is tried again. */
  readonly answerMs: number;
  /** Larger than any picture that an import keeps. */
  readonly maxBytes: number;
}

const limits: Limits = { answerMs: 10_000, maxBytes: 50_000_000 };

/**
 * Keeps pictures in a bucket of an S3-compatible store, asked by path and signed (AWS Signature Version 4), the bytes that are sent among
 * what is signed. What comes back has to be the picture of the name.
 */
export function createBucket(
  { url, accessKeyId, secretAccessKey, region }: Bucket,
  { answerMs, maxBytes }: Limits = limits,
): Uploads {
  const store = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const ask = async (name: string, init: RequestInit): Promise<Response> => {
    try {
      const signal = AbortSignal.timeout(answerMs);
      return await store.fetch(`${url}/${name}`, { ...init, redirect: 'error', signal });
    } catch (cause) {
      throw unreached(url, cause);
    }
  };
  return {
    keep: async (name, picture) => {
      const there = await ask(name, { method: 'HEAD' });
      if (there.ok) return;
      const answer = await ask(name, {
        method: 'PUT',
        headers: {
          'content-type': 'image/webp',
          'x-amz-content-sha256': createHash('sha256').update(picture).digest('hex'),
        },
        // A picture is never in shared memory, which is all that the narrower type excludes.
        body: picture as Uint8Array<ArrayBuffer>,
      });
      await answer.body?.cancel();
      if (!answer.ok) throw refused(url, answer);
    },
    find: async (name) => {
      const answer = await ask(name, { method: 'GET' });
      const isTooLarge = Number(answer.headers.get('content-length') ?? 0) > maxBytes;
      if (!answer.ok || isTooLarge) await answer.body?.cancel();
      if (answer.status === 404) return undefined;
      if (!answer.ok) throw refused(url, answer);
      if (isTooLarge) throw notThePicture(url, name);
      const picture = await answer.bytes().catch((cause: unknown) => {
        throw unreached(url, cause);
      });
      if (uploadName(picture) !== name) throw notThePicture(url, name);
      return picture;
    },
  };
}

function notThePicture(url: string, name: string): UploadsUnreached {
  return new UploadsUnreached(`The store of pictures (${url}) has something else under ${name}.`);
}

function unreached(url: string, cause: unknown): UploadsUnreached {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new UploadsUnreached(`The store of pictures (${url}) does not answer: ${reason}.`, { cause });
}

function refused(url: string, { status }: Response): UploadsUnreached {
  const hint =
    status === 403 ? ' Is the key in TAILORBIRD_UPLOADS_URL right, and may it read, write and list?' : '';
  return new UploadsUnreached(`The store of pictures (${url}) answered ${status}.${hint}`);
}
