import { z } from 'zod';
import { variable } from './variable.ts';

/** What the shop is told of its mails. */
export const mailVariables = {
  SMTP_URL: variable({
    about:
      'Mail server; unset, mails are kept and a demonstration shows them at /__dev/mail. smtps: is encrypted from the start, smtp: by STARTTLS, which a server elsewhere has to offer unless ?requireTLS=false stands behind it; a password is never sent in clear.',
    expects: 'the address of a mail server, with nothing behind it but requireTLS',
    example: 'smtp://user:password@mail.example:587',
    read: z
      .url({ protocol: /^smtps?$/ })
      .refine((text) => /^(?:\?requireTLS=(?:true|false))?$/.test(new URL(text).search))
      .optional(),
  }),
  TAILORBIRD_MAIL_FROM: variable({
    about: 'Address the mails come from.',
    expects: 'an email address',
    example: 'shop@tailorbird.example',
    read: z.email().default('shop@tailorbird.example'),
  }),
  TAILORBIRD_MAIL_NAME: variable({
    about: 'Name of the sender, as readers see it.',
    expects: 'a name of at most 100 letters, on one line',
    example: 'Tailorbird',
    read: z
      .string()
      .regex(/^[^\p{Cc}]{1,100}$/u)
      .default('Tailorbird'),
  }),
  TAILORBIRD_MAIL_DOMAIN: variable({
    about:
      'What the shop calls itself to mail servers (EHLO) and in Message-IDs; unset, the host of PUBLIC_URL, or the sender’s domain where that is no domain.',
    expects: 'a domain',
    example: 'shop.example',
    read: z
      .string()
      .max(253)
      .regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/i)
      .optional(),
  }),
  TAILORBIRD_MAIL_PAGE: variable({
    about:
      'Whether /__dev/mail shows the mails written, to browsers on this machine alone; by default in a demonstration without SMTP_URL.',
    expects: 'on or off',
    example: 'on',
    read: z.enum(['on', 'off']).optional(),
  }),
} as const;
