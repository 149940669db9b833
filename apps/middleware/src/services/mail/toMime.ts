import { createHash } from 'node:crypto';
import type { Letter } from './sendBySmtp.ts';

/** A mail as it travels: headers, then text and HTML as alternatives, all in ASCII. */
export function toMime(letter: Letter): string {
  const boundary = createHash('sha256').update(letter.messageId).digest('hex').slice(0, 32);
  const part = (type: string, body: string) =>
    [
      `--${boundary}`,
      `Content-Type: ${type}; charset=utf-8`,
      'Content-Transfer-Encoding: base64',
      '',
      wrapped(body),
    ].join('\r\n');
  return [
    `From: ${header(letter.from)}`,
    `To: ${header(letter.to)}`,
    `Subject: ${encodedWord(letter.subject)}`,
    `Message-ID: ${header(letter.messageId)}`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    part('text/plain', letter.text),
    part('text/html', letter.html),
    `--${boundary}--`,
  ].join('\r\n');
}

/** A header's value never holds a line break, or it could begin a header of its own. */
function header(value: string): string {
  return value.replace(/[\r\n]+/g, ' ');
}

function encodedWord(value: string): string {
  return /^[\x20-\x7e]*$/.test(value)
    ? value
    : `=?utf-8?B?${Buffer.from(header(value)).toString('base64')}?=`;
}

function wrapped(body: string): string {
  return (
    Buffer.from(body)
      .toString('base64')
      .match(/.{1,76}/g) ?? []
  ).join('\r\n');
}
