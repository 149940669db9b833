import { z } from 'zod';
import { url, variable } from './variable.ts';

/** How a CDN in front is told that pages are old. */
export const cdnVariables = {
  TAILORBIRD_CDN_PURGE_URL: variable({
    about:
      'Where the CDN in front takes purges, asked once all pages are made of content that was published (TAILORBIRD_CONTENT_WEBHOOK_SECRET); with it, public pages are named for the CDN. Unset, it keeps them for a minute.',
    expects: 'an http(s) address',
    example: 'https://api.fastly.com/service/YOUR-SERVICE/purge',
    read: url(/^https?$/).optional(),
  }),
  TAILORBIRD_CDN_PURGE_TOKEN: variable({
    about: 'What the CDN wants to be shown for a purge, sent as a Bearer and as Fastly-Key.',
    expects: 'letters, digits and signs, without spaces',
    example: 'b4d1c0de',
    read: z
      .string()
      .regex(/^[!-~]{1,500}$/)
      .optional(),
  }),
} as const;
