import { ok } from '@tailorbird/commerce/result';
import type { Env } from '../../env.ts';
import { createSmtp } from './createSmtp.ts';
import { mailDomain } from './mailDomain.ts';
import type { SendMail } from './outboxWorker.ts';

/** How mails leave: by the mail server when there is one, else they stay in the outbox, where the mail page shows them. */
export function sendMailFor(
  env: Pick<
    Env,
    'PUBLIC_URL' | 'SMTP_URL' | 'TAILORBIRD_MAIL_DOMAIN' | 'TAILORBIRD_MAIL_FROM' | 'TAILORBIRD_MAIL_NAME'
  >,
): SendMail {
  const url = env.SMTP_URL;
  if (url === undefined) return async () => ok(undefined);
  const sender = { name: env.TAILORBIRD_MAIL_NAME, address: env.TAILORBIRD_MAIL_FROM };
  return createSmtp({ url, sender, domain: mailDomain(env) });
}
