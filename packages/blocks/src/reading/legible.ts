import { contrast } from '@tailorbird/tokens/contrast';
import { hex } from '@tailorbird/tokens/hex';
import type { Fields } from '../describeSchema.ts';
import { metaOf } from '../schemaMeta.ts';

/** WCAG 2.2, 1.4.3: 4.5 to 1, and 3 to 1 for words of 24 pixels and more. */
const least = { words: 4.5, large: 3 };
const wordsColour = /^(?:text|title|subtitle|body|annotation|cta|hover|subheading|topHeading)Colou?r$/;
const headingColour = /^headingColou?r$/;
const groundField = 'backgroundColour';

type Values = Readonly<Record<string, unknown>>;

/** A colour as content gives it, as an opaque hex code, as it looks on the page’s paper; nothing for what is none. */
export function hexOf(written: unknown): string | undefined {
  if (typeof written !== 'string') return undefined;
  const text = written.trim();
  const role: unknown = Object.hasOwn(hex, text) ? Reflect.get(hex, text) : text;
  if (typeof role !== 'string') return undefined;
  if (/^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(role)) return role;
  return /^#[\da-f]{8}$/i.test(role) ? onPaper(role) : undefined;
}

const pair = (code: string, at: number): number => Number.parseInt(code.slice(at, at + 2), 16);

function onPaper(veil: string): string {
  const opacity = pair(veil, 7) / 255;
  const channels = [1, 3, 5].map((at) =>
    Math.round(opacity * pair(veil, at) + (1 - opacity) * pair(hex.paper, at)),
  );
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The colour in which words can be read on a ground: ink or paper where one of them can be, else black or white. */
export function legibleOn(ground: string): string {
  const clearer = (one: string, other: string) =>
    contrast(one, ground) > contrast(other, ground) ? one : other;
  const ours = clearer(hex.ink, hex.paper);
  if (contrast(ours, ground) < least.words) return clearer('#000000', '#FFFFFF');
  return ours === hex.ink ? 'ink' : 'paper';
}

const hasPicture = (fields: Fields, values: Values): boolean =>
  Object.entries(fields).some(([name, { kind }]) => kind === 'media' && values[name] !== undefined);

/** What the words of a group stand on, as far as it can be known: over a picture, only what is beside it on a phone. */
function groundOf(fields: Fields, values: Values, isOnPaper: boolean): string | undefined {
  const given = hexOf(values[groundField]);
  if (given !== undefined || hasPicture(fields, values)) return given;
  const field = fields[groundField];
  if (field === undefined) return isOnPaper ? hex.paper : undefined;
  return hexOf(metaOf(field.schema).usual);
}

/** A colour that words have so that they can be read, and the one they were given, if they were given any. */
export interface Legible {
  readonly name: string;
  readonly colour: string;
  readonly given: string | undefined;
  readonly ground: string;
  readonly ratio: number;
}

/**
 * The colours of a group that have to be others for its words to be read on their ground (WCAG 2.2 AA): those that were given and
 * cannot be read there, and the text colour where none was given and the block's own cannot.
 */
export function legibleColours(fields: Fields, values: Values, isOnPaper: boolean): readonly Legible[] {
  const main = ['textColour', 'textColor', 'headingColour'].find((name) => Object.hasOwn(fields, name));
  const ownWords = main === undefined ? undefined : fields[main];
  const usual = ownWords && (hexOf(metaOf(ownWords.schema).usual) ?? hex.ink);
  const asGiven = groundOf(fields, values, isOnPaper);
  // Over a picture words are chosen for it: what is under it gives way, not they.
  const beside = hasPicture(fields, values)
    ? groundBeside(asGiven, hexOf(values[main ?? '']) ?? usual)
    : undefined;
  const ground = hexOf(beside?.colour) ?? asGiven;
  if (ground === undefined) return [];
  const words = Object.keys(fields).flatMap((name) => {
    const large = headingColour.test(name) && name !== main;
    if (!large && name !== main && !wordsColour.test(name)) return [];
    const given = hexOf(values[name]);
    const shown = given ?? (name === main ? usual : undefined);
    if (shown === undefined) return [];
    const ratio = contrast(shown, ground);
    if (ratio >= (large ? least.large : least.words)) return [];
    return [{ name, colour: legibleOn(ground), given, ground, ratio }];
  });
  return beside === undefined ? words : [beside, ...words];
}

function groundBeside(ground: string | undefined, words: string | undefined): Legible | undefined {
  if (ground === undefined || words === undefined) return undefined;
  const ratio = contrast(ground, words);
  if (ratio >= least.words) return undefined;
  return { name: groundField, colour: legibleOn(words), given: ground, ground: words, ratio };
}
