import { z } from 'zod';
import { readDsn } from '../errors/readDsn.ts';
import { variable } from './variable.ts';

/** Where unexpected errors go, under the names trackers give these settings. */
export const errorVariables = {
  SENTRY_DSN: variable({
    about:
      'Error tracker that unexpected errors are sent to, as it names itself for a project (Sentry, GlitchTip, Bugsink); unset, they are in the log alone.',
    expects: 'an http(s) address with a key before the host and a project behind it',
    example: 'https://b4d1c0de@errors.example/1',
    read: z
      .string()
      .transform((text, context) => {
        const dsn = readDsn(text);
        if (dsn) return dsn;
        context.addIssue({ code: 'custom', message: 'no address of a tracker' });
        return z.NEVER;
      })
      .optional(),
  }),
  SENTRY_ENVIRONMENT: variable({
    about: 'What the tracker calls the place where this shop runs.',
    expects: 'a name of at most 64 letters, digits and . _ -',
    example: 'production',
    read: z
      .string()
      .regex(/^[\w.-]{1,64}$/)
      .default('production'),
  }),
  SENTRY_RELEASE: variable({
    about: 'Version or commit that is deployed, by which the tracker says since when something fails.',
    expects: 'a name of at most 200 letters, digits and . _ @ + -',
    example: '3f2a91c',
    read: z
      .string()
      .regex(/^[\w.@+-]{1,200}$/)
      .optional(),
  }),
} as const;
