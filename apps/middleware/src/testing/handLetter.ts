import { createSmtp, type SmtpSettings } from '../services/mail/createSmtp.ts';
import type { Mail } from '../services/mail/mail.ts';
import type { MailServer } from './mailServer.ts';

export const letter: Mail = {
  to: 'maud@example.com',
  subject: 'Your order – thank you',
  text: 'Dear Maud,\n.a line that begins with a dot',
  html: '<p>Dear Maud</p>',
};

export const sender = { name: 'Tailorbird', address: 'shop@shop.example' };

/** What is other than usual; `account` and `query` are parts of the server’s address. */
export type Handing = Partial<SmtpSettings & { mail: Mail; account: string; query: string }>;

/** Hands a letter to a mail server and answers what became of it. */
export function handLetter(
  { port }: Pick<MailServer, 'port'>,
  { mail = letter, account = '', query = '', ...settings }: Handing,
): ReturnType<ReturnType<typeof createSmtp>> {
  const url = `smtp://${account}127.0.0.1:${port}${query}`;
  return createSmtp({ url, sender, domain: 'shop.example', ...settings })(mail, 'order-1.abc');
}
