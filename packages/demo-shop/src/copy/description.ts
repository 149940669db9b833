import type { Pattern } from '@tailorbird/picture-studio/recipe';
import type { StyleLine } from '../lines/styleLine.ts';
import type { Random } from '../random.ts';
import type { Cloth } from './cloths.ts';
import { designCopy } from './designCopy.ts';
import { topicCopy } from './topicCopy.ts';

const scents = [
  'fig and damp leaves',
  'bay and black pepper',
  'elderflower',
  'woodsmoke and cedar',
  'cut grass and mint',
];

/**
 * Two or three paragraphs about a style: what it is, what it is made of, and how to live with it. Put together
 * from sentences written by hand, so that neighbours in a listing read differently.
 */
export function describe(
  line: StyleLine,
  name: string,
  pattern: Pattern,
  cloth: Cloth,
  random: Random,
): string[] {
  const copy = topicCopy[line.topic];
  const [first = '', second = ''] = random.sample(copy.facts, 2);
  const design = random.pick(designCopy[pattern]);
  const story = random.pick(cloth.stories);
  const use = random.pick(copy.uses);
  const opening = `${random.pick(copy.openings)} ${first}`;
  const paragraphs = describesItself(pattern, line)
    ? [opening, `${story} ${use}`]
    : random.chance(0.5)
      ? [opening, `${design} ${story}`, `${second} ${use}`]
      : [`${opening} ${design}`, `${story} ${use}`];
  const scent = random.pick(scents);
  return paragraphs.map((text) => text.replaceAll('{name}', name).replaceAll('{scent}', scent).trim());
}

/** Candles and plain glazes say nothing of a design, and the studio's dyeing is not true of them. */
function describesItself(pattern: Pattern, line: StyleLine): boolean {
  return pattern === 'solid' && ['mug', 'bowl', 'vase', 'candle'].includes(line.kind);
}
