import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it, test } from 'vitest';
import { type Handing, handLetter, letter, sender } from '../../testing/handLetter.ts';
import { localhostPem, type MailServer, openMailServer, refusal } from '../../testing/mailServer.ts';
import { createSmtp } from './createSmtp.ts';
import { giftCardMail } from './giftCardMail.ts';

let server: MailServer;
afterEach(() => server?.close());

/** Hands a letter to a mail server like this one. */
async function handed(options: SMTPServerOptions, handing: Handing = {}) {
  server = await openMailServer(options);
  return handLetter(server, handing);
}

/** The headers of the one mail taken, folded lines put together again. */
function headers(): Map<string, string> {
  const [head = ''] = server.taken[0]?.source.split('\r\n\r\n') ?? [];
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
}

const usualHeaders = ['content-type', 'date', 'from', 'message-id', 'mime-version', 'subject', 'to'];

describe('a mail by SMTP', () => {
  it('has a date, a sender with a name, an id in the shop’s domain, and text and HTML as alternatives', async () => {
    expect(await handed({})).toEqual({ ok: true, value: undefined });
    const found = headers();
    expect([...found.keys()].toSorted()).toEqual(usualHeaders);
    expect(Math.abs(Date.now() - Date.parse(found.get('date') ?? ''))).toBeLessThan(60_000);
    expect(found.get('from')).toBe('Tailorbird <shop@shop.example>');
    expect(found.get('to')).toBe('maud@example.com');
    expect(found.get('message-id')).toBe('<order-1.abc@shop.example>');
    expect(found.get('content-type')).toMatch(/^multipart\/alternative;/);
    const { source = '', ...envelope } = server.taken[0] ?? {};
    expect(envelope).toEqual({ from: 'shop@shop.example', to: ['maud@example.com'] });
    expect(source).toMatch(
      /Content-Type: text\/plain; charset=utf-8[\s\S]+Content-Type: text\/html; charset=utf-8/,
    );
    expect(source).toContain('\r\n.a line that begins with a dot');
  });

  it('is taken by a server that refuses whoever does not name a whole host at EHLO', async () => {
    let named: string | false = false;
    const sent = await handed({
      onMailFrom: (_address, { hostNameAppearsAs }, done) => {
        named = hostNameAppearsAs;
        const isWhole = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i.test(hostNameAppearsAs || '');
        done(isWhole ? null : refusal(504, 'Helo command rejected: need fully-qualified hostname'));
      },
    });
    expect([sent.ok, named]).toEqual([true, 'shop.example']);
  });

  it('is ASCII whatever the names in it are, in lines and encoded words of a length that servers take', async () => {
    const long =
      'Für Siân: die schönsten Stücke aus Wolle und Leinen, 🪡 handgemacht für kühle Tage und 北の国 🧵'.repeat(
        2,
      );
    await handed(
      {},
      {
        mail: { ...letter, to: 'maud@bücher.example', subject: long, text: long.repeat(20) },
        sender: { name: 'Schneidervögel & Töchter', address: 'shop@shop.example' },
      },
    );
    const { source = '' } = server.taken[0] ?? {};
    expect(source).toMatch(/^[\t\r\n\x20-\x7e]+$/);
    expect(source.split('\r\n').filter((line) => line.length > 78)).toEqual([]);
    const words = [...source.matchAll(/=\?utf-8\?[bq]\?[^?]*\?=/gi)].map(([word]) => word);
    expect(words.length).toBeGreaterThan(3);
    expect(words.filter((word) => word.length > 75)).toEqual([]);
    expect(headers().get('to')).toBe('maud@xn--bcher-kva.example');
  });

  it('one address is one recipient at most, whatever stands in it', async () => {
    const heard: string[] = [];
    const onRcptTo: SMTPServerOptions['onRcptTo'] = ({ address }, _session, done) => {
      heard.push(address);
      done();
    };
    const to = 'maud@example.com, Thief <thief@example.org>';
    await handed({ onRcptTo }, { mail: { ...letter, to } });
    expect(heard).not.toContain('thief@example.org');
    expect(server.taken).toEqual([]);
  });
});

describe('a mail that is not taken', () => {
  it.each<[string, boolean, SMTPServerOptions]>([
    [
      'the reader is not known (550)',
      true,
      { onRcptTo: (_a, _s, done) => done(refusal(550, 'No such user')) },
    ],
    [
      'the mail is not wanted (554)',
      true,
      { onData: (stream, _s, done) => void stream.resume().on('end', () => done(refusal(554, 'Spam'))) },
    ],
    [
      'the reader’s box is full (452)',
      false,
      { onRcptTo: (_a, _s, done) => done(refusal(452, 'Mailbox full')) },
    ],
    ['greylisted (450)', false, { onRcptTo: (_a, _s, done) => done(refusal(450, 'Try again later')) }],
    [
      'a fault of the server (451)',
      false,
      {
        onData: (stream, _s, done) => void stream.resume().on('end', () => done(refusal(451, 'Local error'))),
      },
    ],
    [
      'the sender is refused (553), as each mail’s will be',
      false,
      { onMailFrom: (_a, _s, done) => done(refusal(553, 'Not your domain')) },
    ],
    ['nobody is served now (421)', false, { onConnect: (_s, done) => done(refusal(421, 'Closing')) }],
  ])('%s: final is %s', async (_what, isFinal, options) => {
    const sent = await handed(options);
    expect(sent).toMatchObject({ ok: false, error: { isFinal } });
    expect(server.taken).toEqual([]);
  });

  it('a server that is away or a password that is wrong is not final', async () => {
    const away = createSmtp({ url: 'smtp://127.0.0.1:1', sender, domain: 'shop.example' });
    expect(await away(letter, 'one')).toMatchObject({ ok: false, error: { isFinal: false } });
    const sent = await handed(
      { disabledCommands: [], onAuth: (_auth, _s, done) => done(refusal(535, 'Wrong password')) },
      { account: 'maud:wrong@', ca: localhostPem },
    );
    expect(sent).toMatchObject({
      ok: false,
      error: { isFinal: false, reason: expect.stringContaining('535') },
    });
  });
});

/** Twelve ways to end a line, each with a header behind it. */
const breaks = [
  '\r\n',
  '\n',
  '\r',
  '\r\n\r\n',
  '\n\n',
  '\r\r\n',
  '\n\r',
  '\0\r\n',
  '\u2028',
  '\u0085',
  '\u000b',
  ' \r\n\t\r\n',
];
const evil = breaks.map((line) => `Maud${line}Bcc: thief@example.org${line}X-Evil: 1`);
const gift = (changes: Partial<Parameters<typeof giftCardMail>[0]>) =>
  giftCardMail({
    to: letter.to,
    recipient: 'Ada',
    sender: 'Maud',
    message: 'Many happy returns',
    amount: 5000,
    market: 'uk',
    code: 'AAAA-BBBB-CCCC-DDDD',
    lastDay: '2028-01-01',
    ...changes,
  });

test('reliability G10: a line break in a name, a note, a subject or an address begins no header of a mail, 60 times', async () => {
  const mails = evil.flatMap((text) => [
    gift({ sender: text }),
    gift({ recipient: text }),
    gift({ message: text }),
    { ...letter, subject: text },
    { ...letter, to: `${text}@example.com` },
  ]);
  expect(mails).toHaveLength(60);
  server = await openMailServer();
  const send = createSmtp({ url: `smtp://127.0.0.1:${server.port}`, sender, domain: 'shop.example' });
  for (const mail of mails) await send(mail, 'one');
  const heads = server.taken.map(
    ({ source }) => source.split('\r\n\r\n')[0]?.replace(/\r\n[ \t]+/g, ' ') ?? '',
  );
  const names = new Set(
    heads.flatMap((head) => head.split(/[\r\n]+/).map((line) => line.split(':')[0]?.toLowerCase() ?? '')),
  );
  expect([...names].toSorted()).toEqual(usualHeaders);
  expect(server.taken.flatMap(({ to }) => to).filter((to) => to.endsWith('thief@example.org'))).toEqual([]);
  expect(server.taken.length).toBeGreaterThanOrEqual(48);
});
