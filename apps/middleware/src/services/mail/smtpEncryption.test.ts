import { afterEach, describe, expect, it } from 'vitest';
import { type Handing, handLetter, letter, sender } from '../../testing/handLetter.ts';
import { localhostPem, type MailServer, openMailServer } from '../../testing/mailServer.ts';
import { createSmtp } from './createSmtp.ts';

let server: MailServer;
afterEach(() => server?.close());

describe('encryption', () => {
  /** Whether a mail came to a server that offers STARTTLS or none, and by which way. */
  const waysOf = async (offersTls: boolean, settings: Handing) => {
    const ways: string[] = [];
    server = await openMailServer({
      disabledCommands: offersTls ? [] : ['STARTTLS', 'AUTH'],
      authOptional: true,
      onAuth: ({ username }, _session, done) => done(null, { user: username }),
      onMailFrom: (_address, { secure, user }, done) => {
        ways.push(`${secure ? 'encrypted' : 'clear'}${user ? `, signed in as ${user}` : ''}`);
        done();
      },
    });
    const sent = await handLetter(server, settings);
    return sent.ok ? ways : sent.error.reason;
  };

  it('is used where it is offered, with a certificate that is trusted', async () => {
    expect(await waysOf(true, { ca: localhostPem })).toEqual(['encrypted']);
  });

  it('a certificate that is not trusted is no encryption', async () => {
    expect(await waysOf(true, {})).toContain('self-signed certificate');
  });

  it('a server of this machine may do without', async () => {
    expect(await waysOf(false, {})).toEqual(['clear']);
  });

  it('a password is sent encrypted or not at all, whatever the address allows', async () => {
    const account = 'maud:s%3Acret@';
    expect(await waysOf(true, { account, ca: localhostPem })).toEqual(['encrypted, signed in as maud']);
    expect(await waysOf(false, { account })).toMatch(/STARTTLS|TLS/);
    expect(await waysOf(false, { account, query: '?requireTLS=false' })).toMatch(/STARTTLS|TLS/);
    expect(server.taken).toEqual([]);
  });

  it('smtps is encrypted from the start', async () => {
    server = await openMailServer({ secure: true });
    const url = `smtps://localhost:${server.port}`;
    const send = createSmtp({ url, sender, domain: 'shop.example', ca: localhostPem });
    expect((await send(letter, 'one')).ok).toBe(true);
  });

  it('a server elsewhere has to offer it, unless its address says otherwise', async () => {
    server = await openMailServer();
    // This machine, by an address that does not say so.
    const elsewhere = `smtp://0.0.0.0:${server.port}`;
    const send = (url: string) => createSmtp({ url, sender, domain: 'shop.example' })(letter, 'one');
    expect(await send(elsewhere)).toMatchObject({ ok: false, error: { isFinal: false } });
    expect(server.taken).toEqual([]);
    expect((await send(`${elsewhere}?requireTLS=false`)).ok).toBe(true);
  });
});
