import { z } from 'zod';
import { readBucket } from '../services/uploads/readBucket.ts';
import { variable } from './variable.ts';

/** Where the pictures of an import are kept. */
export const uploadVariables = {
  TAILORBIRD_UPLOADS_URL: variable({
    about:
      'Bucket of an S3-compatible store that imported pictures are kept in, for processes that share no folder; key and secret stand before the host, percent-encoded. Unset, they are in the folder “uploads” of DATA_DIRECTORY.',
    expects: 'an http(s) address with a key, a secret and a bucket, with nothing behind it but a region',
    example: 'https://key:secret@s3.eu-west-2.amazonaws.com/shop-pictures?region=eu-west-2',
    read: z
      .string()
      .transform((text, context) => {
        const bucket = readBucket(text);
        if (bucket) return bucket;
        context.addIssue({ code: 'custom', message: 'no address of a bucket' });
        return z.NEVER;
      })
      .optional(),
  }),
} as const;
