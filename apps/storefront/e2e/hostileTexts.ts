/** The built storefront before a shop whose every text carries markup: `node hostileTexts.ts <shop> <payloads.json>` prints where. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { changedTexts } from './changedTexts.ts';
import { serveChanged } from './serveChanged.ts';

const [, , behind = '', file = ''] = process.argv;
// A list of our own.
const payloads = JSON.parse(readFileSync(file, 'utf8')) as string[];
/** So many stand in one text, so that each page shows hundreds; in content, whose texts have a limit, one. */
const inOneText = 6;
let round = 0;

/** The text, and behind it some of the list: the same ones for the same text, so that what belongs together still does. */
function hostile(text: string, count: number): string {
  const from = createHash('sha256').update(`${round} ${text}`).digest().readUInt32LE();
  const some = Array.from({ length: count }, (_, nth) => payloads[(from + nth) % payloads.length]);
  return `${text} ${some.join(' ')}`;
}

/** Those that may stand in an address, which has underscores for spaces and is decoded on the way. */
const forColours = payloads
  .filter((payload) => !/[%\s]/.test(payload))
  .map((payload) => payload.replaceAll('_', '\\u005f'));

/** A colour, which is a part of its product's address and so has one of the list, in signs that survive there. */
function hostileColour(colour: string): string {
  const from = createHash('sha256').update(`${round} ${colour}`).digest().readUInt32LE();
  return colour + forColours[from % forColours.length];
}

serveChanged(behind, (value, pathname) =>
  changedTexts(value, (text, kind) =>
    kind === 'colour' ? hostileColour(text) : hostile(text, pathname.startsWith('/content/') ? 1 : inOneText),
  ),
);

// One line of our parent: the number of the round, which decides what each text carries.
process.stdin.setEncoding('utf8').on('data', (line: string) => {
  round = Number(line);
  process.stdout.write('set\n');
});
