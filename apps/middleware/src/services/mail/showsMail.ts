import type { Env } from '../../env.ts';

type MailSettings = Pick<Env, 'demonstrates' | 'isLive' | 'SMTP_URL' | 'TAILORBIRD_MAIL_PAGE'>;

/** Whether the shop has the mail page: a live one that names it, a demonstration whose mails go nowhere else. */
export function showsMail({ demonstrates, isLive, SMTP_URL, TAILORBIRD_MAIL_PAGE }: MailSettings): boolean {
  const byItself = isLive || SMTP_URL === undefined;
  return demonstrates.has('mail-page') && (TAILORBIRD_MAIL_PAGE ?? (byItself ? 'on' : 'off')) === 'on';
}
