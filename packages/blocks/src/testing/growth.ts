/** Beginnings of something that never ends, and signs that a reader may look at from each place anew. */
const pieces = [
  'a',
  ' ',
  '\t\n',
  '0',
  '-',
  '.',
  '/',
  '%2',
  '<a ',
  '</',
  '<!--',
  '[[wavy-u-',
  '[x](',
  '**_',
  '`',
  '&#',
  'a@',
  '@a.',
  '{"a":',
  '=;',
  'a\u0300',
  '👗',
];

/** The longest text that is tried, in characters: what row G6 says. */
const longest = 100_000;
/** It is held against this many of its parts, one after another: as many characters, so as long for a reader that goes through once. */
const parts = 16;
/** A reader that begins anew at each sign takes 16 times as long for the whole as for its parts. */
const maxTimes = 8;
const maxTries = 12;

const textOf = (piece: string, length: number) =>
  `${piece.repeat(Math.ceil(length / piece.length)).slice(0, length - 1)}!`;

/** What a reader takes for one kind of long text. */
export interface Growth {
  readonly piece: string;
  /** How many times as long as for its parts. */
  readonly times: number;
}

type Read = (text: string) => unknown;

/** Milliseconds of so many readings. */
async function timeOf(read: Read, text: string, readings = 1): Promise<number> {
  const started = performance.now();
  for (let nth = 0; nth < readings; nth += 1) await read(text);
  return performance.now() - started;
}

const minOf = async (read: Read, text: string) =>
  Math.min(await timeOf(read, text), await timeOf(read, text), await timeOf(read, text));

/**
 * How many times as long a reader takes for a text as for its parts: the least time of each. A busy machine only ever adds
 * to a time, so more is tried until what it added is gone.
 */
async function timesOf(read: Read, piece: string, noise: number): Promise<number> {
  const [whole, part] = [textOf(piece, longest), textOf(piece, longest / parts)];
  let ofWhole = Infinity;
  let ofParts = Infinity;
  for (let nth = 0; nth < maxTries; nth += 1) {
    ofWhole = Math.min(ofWhole, await timeOf(read, whole));
    ofParts = Math.min(ofParts, await timeOf(read, part, parts));
    if (ofWhole < noise) return 0;
    if (nth >= 2 && ofWhole < maxTimes * ofParts) break;
  }
  return ofWhole / ofParts;
}

/**
 * The kinds of text whose length a reader's time outgrows, and the milliseconds of the slowest of them all. It is judged
 * by the ratio of two times, so that a busy machine changes nothing, and only where a reader takes 40 times as long as
 * going through the text once: less is noise.
 */
export async function growthOf(read: Read): Promise<{ outgrown: Growth[]; slowest: number }> {
  const outgrown: Growth[] = [];
  let slowest = 0;
  for (const piece of pieces) {
    const text = textOf(piece, longest);
    const noise = 40 * (await minOf((whole) => JSON.parse(JSON.stringify(whole)), text));
    const ms = await minOf(read, text);
    slowest = Math.max(slowest, ms);
    const times = ms < noise ? 0 : await timesOf(read, piece, noise);
    if (times >= maxTimes) outgrown.push({ piece, times });
  }
  return { outgrown, slowest };
}

/** A value with a text in place of each of its texts. */
export function withTexts(value: unknown, text: string): unknown {
  if (typeof value === 'string') return text;
  if (Array.isArray(value)) return value.map((item) => withTexts(item, text));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withTexts(inner, text)]));
}
