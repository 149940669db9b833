/** `npm run mail -- list` shows the mails that were given up; `resend` has one, or all of them, sent once more, and `drop` takes one away. */
import { type DeadLetter, deadLetters, drop, resend } from '../services/mail/deadLetters.ts';
import { print, withShopDatabase } from './withShopDatabase.ts';

const usage =
  'Say what to do with which mail:\n' +
  '  npm run mail -- list            shows the mails that were given up, and why\n' +
  '  npm run mail -- resend 4711     has one of them sent once more\n' +
  '  npm run mail -- resend all      has all of them sent once more\n' +
  '  npm run mail -- drop 4711       takes one away that nobody can be sent';

const [verb = '', which = '', ...more] = process.argv.slice(2);
const mailId = /^[1-9]\d{0,14}$/.test(which) ? Number(which) : undefined;
const chosen = which === 'all' ? 'all' : mailId;

if (verb === 'list' && which === '') {
  await withShopDatabase(async ({ db }) => ({ worked: true, text: listOf(await deadLetters(db)) }), {
    onlyReads: true,
  });
} else if (verb === 'resend' && chosen !== undefined && more.length === 0) {
  await withShopDatabase(async ({ db }) => {
    const count = await resend(db, chosen, new Date());
    if (count === 0 && chosen !== 'all') return { worked: false, text: noSuchMail(chosen) };
    return { worked: true, text: `${mails(count)} will be sent within seconds of the shop running.` };
  });
} else if (verb === 'drop' && mailId !== undefined && more.length === 0) {
  await withShopDatabase(async ({ db }) =>
    (await drop(db, mailId))
      ? { worked: true, text: `Mail ${mailId} is gone.` }
      : { worked: false, text: noSuchMail(mailId) },
  );
} else {
  print({ worked: false, text: usage });
}

function noSuchMail(id: number): string {
  return `No mail ${id} was given up. See: npm run mail -- list`;
}

function listOf(letters: readonly DeadLetter[]): string {
  if (letters.length === 0) return 'No mail was given up.';
  const rows = letters.map(
    ({ id, to, subject, attempts, givenUpAt, reason }) =>
      `${id}  ${givenUpAt.toISOString()}  to ${to}: ${subject}\n  after ${attempts === 1 ? 'one attempt' : `${attempts} attempts`}: ${reason.replaceAll('\n', ' ')}`,
  );
  return [`${mails(letters.length)} given up.`, ...rows].join('\n\n');
}

function mails(count: number): string {
  return count === 1 ? 'One mail' : `${count} mails`;
}
