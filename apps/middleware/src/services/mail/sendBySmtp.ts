import { connect, type Socket } from 'node:net';
import { createInterface, type Interface } from 'node:readline';
import { connect as connectTls } from 'node:tls';
import type { Mail } from './mail.ts';
import { toMime } from './toMime.ts';

/** A mail with all that a server needs. */
export interface Letter extends Mail {
  readonly from: string;
  readonly messageId: string;
}

const timeoutMs = 20_000;
const defaultPorts: { readonly [protocol: string]: number } = { 'smtp:': 587, 'smtps:': 465 };

/**
 * Hands one mail to an SMTP server; throws with the server's words when it is not taken. A password is sent only
 * over TLS: `smtps:` from the start, `smtp:` after STARTTLS where the server offers it.
 */
export async function sendBySmtp(server: URL, letter: Letter): Promise<void> {
  const port = Number(server.port) || (defaultPorts[server.protocol] ?? 587);
  const { hostname } = server;
  let line = converse(
    server.protocol === 'smtps:'
      ? connectTls({ host: hostname, port, servername: hostname })
      : connect({ host: hostname, port }),
  );
  try {
    await line.expect(2);
    let offers = await line.say('EHLO tailorbird', 2);
    let isSafe = server.protocol === 'smtps:';
    if (!isSafe && /STARTTLS/i.test(offers)) {
      await line.say('STARTTLS', 2);
      line = converse(connectTls({ socket: line.release(), servername: hostname }));
      offers = await line.say('EHLO tailorbird', 2);
      isSafe = true;
    }
    await signIn(line, server, isSafe);
    await line.say(`MAIL FROM:<${letter.from}>`, 2);
    await line.say(`RCPT TO:<${letter.to}>`, 2);
    await line.say('DATA', 3);
    await line.say(`${toMime(letter).replace(/^\./gm, '..')}\r\n.`, 2);
    await line.say('QUIT', 2).catch(() => '');
  } finally {
    line.close();
  }
}

async function signIn(line: Line, server: URL, isSafe: boolean): Promise<void> {
  if (server.username === '') return;
  if (!isSafe) throw new Error(`${server.hostname} offers no encryption, so the password is not sent to it.`);
  const credentials = `\0${decodeURIComponent(server.username)}\0${decodeURIComponent(server.password)}`;
  await line.say(`AUTH PLAIN ${Buffer.from(credentials).toString('base64')}`, 2);
}

interface Line {
  /** Sends a command and answers the reply, which has to begin with the digit expected. */
  readonly say: (command: string, expected: 2 | 3) => Promise<string>;
  readonly expect: (expected: 2 | 3) => Promise<string>;
  /** Gives the socket up for TLS to take over. */
  readonly release: () => Socket;
  readonly close: () => void;
}

function converse(socket: Socket): Line {
  const lines: Interface = createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY });
  const replies = lines[Symbol.asyncIterator]();
  socket.setTimeout(timeoutMs, () => socket.destroy(new Error('The mail server did not answer in time.')));
  let failure: Error | undefined;
  socket.on('error', (cause) => {
    failure = cause;
    lines.close();
  });
  const expect = async (expected: 2 | 3) => {
    const text: string[] = [];
    for (;;) {
      const next = await replies.next();
      if (next.done) throw failure ?? new Error('The mail server closed the connection.');
      text.push(next.value);
      if (/^\d{3}(?: |$)/.test(next.value)) break;
    }
    const reply = text.join('\n');
    if (!reply.startsWith(String(expected))) throw new Error(`The mail server answered: ${reply}`);
    return reply;
  };
  return {
    expect,
    say: (command, expected) => {
      socket.write(`${command}\r\n`);
      return expect(expected);
    },
    release: () => {
      lines.close();
      socket.setTimeout(0);
      return socket;
    },
    close: () => socket.destroy(),
  };
}
