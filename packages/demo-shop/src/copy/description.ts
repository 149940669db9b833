import { dyes } from '@tailorbird/commerce/colours/dyes';
import type { Kind } from '@tailorbird/picture-studio/kinds';
import type { Cut, Pattern } from '@tailorbird/picture-studio/recipe';
import type { StyleLine } from '../lines/styleLine.ts';
import type { Random } from '../random.ts';
import type { Cloth } from './cloths.ts';
import { designCopy } from './designCopy.ts';
import { carried, type Detail, detailCopy, paintedCopy, reliefCopy } from './detailCopy.ts';
import { dyeCopy } from './dyeCopy.ts';
import { plantCopy } from './nameCopy.ts';
import { topicCopy } from './topicCopy.ts';

/** On no more styles than this does a sentence stand. */
export const mostOften = 3;

/** How often each sentence has been said. */
export type Said = Map<string, number>;

const scents = [
  'fig and damp leaves',
  'bay and black pepper',
  'elderflower',
  'woodsmoke and cedar',
  'cut grass and mint',
];

const pots: readonly Kind[] = ['mug', 'bowl', 'vase', 'candle'];

/** What a description is of. */
export interface Described {
  readonly line: StyleLine;
  readonly name: string;
  readonly pattern: Pattern;
  readonly cloth: Cloth;
  readonly cut: Cut;
  /** The names of its colours. */
  readonly colours: readonly string[];
}

/**
 * Two or three paragraphs about a style: what it is, its colours, what can be seen of its make, and how to live with it.
 * Put together from sentences written by hand, none of which stands on more than a few styles: `said` counts them.
 */
export function describe(style: Described, said: Said, random: Random): string[] {
  const { line, name, pattern, cloth, cut } = style;
  const copy = topicCopy[line.topic];
  const scent = random.pick(scents);
  const filled = (text: string) => text.replaceAll('{name}', name).replaceAll('{scent}', scent);
  const say = (texts: readonly string[]) => unsaid(texts.map(filled), said, random);
  const opening = say(copy.openings.filter((text) => fits(text, cut))) ?? say(named(copy.openings)) ?? '';
  const isGlazed = pots.includes(line.kind);
  const make = say(seen(cut, isGlazed, random));
  const fact = say(copy.facts.filter((text) => fits(text, cut)));
  const design = describesItself(pattern, line) ? undefined : say(designCopy[pattern]);
  const colours = coloursOf(style, say, random);
  const second = [design, make].filter(Boolean);
  return [
    [opening, fact ?? lore(name, say)],
    random.chance(0.5) ? [...second, colours] : [colours, ...second],
    [say(cloth.stories), say(copy.uses)],
  ]
    .map((sentences) => sentences.filter(Boolean).join(' '))
    .filter(Boolean);
}

/** One of the sentences that may still be said, which is then counted; undefined when there is none. */
function unsaid(texts: readonly string[], said: Said, random: Random): string | undefined {
  const left = texts.filter((text) => sentencesOf(text).every((one) => (said.get(one) ?? 0) < mostOften));
  if (left.length === 0) return undefined;
  const text = random.pick(left);
  for (const one of sentencesOf(text)) said.set(one, (said.get(one) ?? 0) + 1);
  return text;
}

/** The sentences of a text. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+/);
}

const named = (texts: readonly string[]) => texts.filter((text) => text.includes('{name}'));

/** Whether a sentence of the make is true of what the picture shows. */
function fits(text: string, { details = [] }: Cut): boolean {
  const opens = details.includes('button-front') || details.includes('placket');
  if (opens && /no zip|no button|over the head/.test(text)) return false;
  return !(details.some((detail) => detail.includes('pocket')) && text.includes('pocket'));
}

/** What can be said of a cut. */
function seen({ details = [], relief, motif }: Cut, isGlazed: boolean, random: Random): string[] {
  const said = (one: Detail) => (isGlazed && one.endsWith('motif') ? paintedCopy : detailCopy[one]);
  const texts = [...details.flatMap(said), ...(relief ? reliefCopy[relief] : [])];
  return texts.map((text) =>
    text.replaceAll('{carried}', random.pick(carried)).replaceAll('{motif}', motif ?? 'bird'),
  );
}

/** What the plant it is named after is known for. */
function lore(name: string, say: (texts: readonly string[]) => string | undefined): string | undefined {
  const [first = ''] = name.split(' ');
  const known = plantCopy[first];
  return (
    known && say([`${first} ${known}.`, `It is named after the plant: ${first.toLowerCase()} ${known}.`])
  );
}

const likened = new Map<string, string>(
  Object.entries(dyes).map(([key, { name }]) => [name, dyeCopy[key as keyof typeof dyes]]),
);

/** A sentence on one or two of its colours. */
function coloursOf(
  { name, colours }: Described,
  say: (texts: readonly string[]) => string | undefined,
  random: Random,
): string {
  const is = (colour: string) => `${colour} is ${likened.get(colour)}`;
  const [one = '', other] = random.sample(colours, 2);
  if (other === undefined)
    return (
      say([`${is(one)}.`, `The colour is ${one}: ${likened.get(one)}.`]) ??
      `The ${name} comes in ${one}, ${likened.get(one)}.`
    );
  return (
    say([`${is(one)}; ${is(other)}.`, `${is(other)}, and ${is(one)}.`, `Of its colours, ${is(one)}.`]) ??
    `Of the ${name}’s colours, ${is(one)}.`
  );
}

/** Candles and plain glazes say nothing of a design, and the studio's dyeing is not true of them. */
function describesItself(pattern: Pattern, line: StyleLine): boolean {
  return pattern === 'solid' && pots.includes(line.kind);
}
