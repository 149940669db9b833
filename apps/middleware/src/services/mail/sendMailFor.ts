import type { Env } from '../../env.ts';
import type { SendMail } from './outboxWorker.ts';
import { sendBySmtp } from './sendBySmtp.ts';

/** How mails leave: by the mail server when there is one, else they stay in the outbox, where the mail page shows them. */
export function sendMailFor(env: Pick<Env, 'SMTP_URL' | 'TAILORBIRD_MAIL_FROM'>): SendMail {
  const url = env.SMTP_URL;
  if (url === undefined) return async () => {};
  return (mail, messageId) =>
    sendBySmtp(new URL(url), { ...mail, from: env.TAILORBIRD_MAIL_FROM, messageId });
}
