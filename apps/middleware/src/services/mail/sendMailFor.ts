import { isIP } from 'node:net';
import { ok } from '@tailorbird/commerce/result';
import type { Env } from '../../env.ts';
import { createSmtp } from './createSmtp.ts';
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

/**
 * The domain the shop names to mail servers and in the ids of its mails: the one that is set, else the host shoppers
 * reach the shop at, else (on an address or a bare name, which strict servers refuse) the sender's.
 */
export function mailDomain(
  env: Pick<Env, 'PUBLIC_URL' | 'TAILORBIRD_MAIL_DOMAIN' | 'TAILORBIRD_MAIL_FROM'>,
): string {
  const { hostname } = new URL(env.PUBLIC_URL);
  const isDomain = hostname.includes('.') && isIP(hostname) === 0;
  const sender = env.TAILORBIRD_MAIL_FROM.slice(env.TAILORBIRD_MAIL_FROM.lastIndexOf('@') + 1);
  return env.TAILORBIRD_MAIL_DOMAIN ?? (isDomain ? hostname : sender);
}
