import { err, ok } from '@tailorbird/commerce/result';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import type { SendMail } from './outboxWorker.ts';

/** The mail server and what the shop calls itself there. */
export interface SmtpSettings {
  /** `smtps:` is encrypted from the start, `smtp:` by STARTTLS; `?requireTLS=false` lets a mail go without. */
  readonly url: string;
  readonly sender: { readonly name: string; readonly address: string };
  /** Named at EHLO and in Message-IDs. */
  readonly domain: string;
  /** Certificates to trust in place of the system's, as PEM. */
  readonly ca?: string;
}

const timeoutMs = 20_000;
const isLoopback = (hostname: string) => /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);

/** What a mail server said, as nodemailer tells it. */
const refusal = z.object({
  message: z.string(),
  /** A 5xx answer other than 503, which is about the conversation. */
  permanent: z.boolean().default(false),
  command: z.string().optional(),
});

/**
 * Hands mails to an SMTP server. It is encrypted unless the server is this machine's or its address says otherwise; a
 * password is sent in no other way. The error says whether trying again is of use: a 5xx answer to the recipient or to
 * the mail itself is final, while one to the sign-in or the sender is about the settings, which an operator mends.
 */
export function createSmtp({ url, sender, domain, ca }: SmtpSettings): SendMail {
  const server = new URL(url);
  const isSecure = server.protocol === 'smtps:';
  const mayBePlain = isLoopback(server.hostname) || server.searchParams.get('requireTLS') === 'false';
  const hasPassword = server.username !== '';
  const transport = createTransport({
    host: server.hostname.replace(/^\[|\]$/g, ''),
    port: Number(server.port) || (isSecure ? 465 : 587),
    secure: isSecure,
    requireTLS: !isSecure && (hasPassword || !mayBePlain),
    name: domain,
    ...(hasPassword && {
      auth: { user: decodeURIComponent(server.username), pass: decodeURIComponent(server.password) },
    }),
    ...(ca !== undefined && { tls: { ca } }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ to, subject, text, html }, id) => {
    try {
      await transport.sendMail({
        from: sender,
        // Given apart from its header, so that nothing in it is taken for a second recipient.
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId: `<${id}@${domain}>`,
      });
      return ok(undefined);
    } catch (cause) {
      const told = refusal.safeParse(cause);
      if (!told.success) throw cause;
      const { message, permanent, command } = told.data;
      const isAboutMail = command === 'RCPT TO' || command === 'DATA';
      return err({ isFinal: permanent && isAboutMail, reason: message });
    }
  };
}
