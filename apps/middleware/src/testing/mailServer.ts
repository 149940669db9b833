import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A key and a certificate for localhost that nothing trusts by itself. */
export const localhostPem = readFileSync(
  new URL('../services/mail/fixtures/localhost.pem', import.meta.url),
  'utf8',
);

/** An answer other than “taken”. */
export function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

export interface MailServer {
  readonly port: number;
  /** The mails it took, as they came over the line. */
  readonly taken: { readonly from: string; readonly to: readonly string[]; readonly source: string }[];
  readonly close: () => Promise<void>;
}

/** A real mail server on the loopback. It offers STARTTLS and signing in only where `options` say so. */
export async function openMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const taken: MailServer['taken'] = [];
  const server = new SMTPServer({
    key: localhostPem,
    cert: localhostPem,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData: (stream, { envelope: { mailFrom, rcptTo } }, done) => {
      const read = async () => {
        taken.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          source: (await buffer(stream)).toString('latin1'),
        });
        done();
      };
      void read();
    },
    ...options,
  });
  // A client that breaks off, as ours does on an untrusted certificate, is no failure of a test.
  server.on('error', () => {});
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.');
  return { port: address.port, taken, close: () => new Promise((closed) => server.close(() => closed())) };
}
