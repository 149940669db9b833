import type { Pattern } from '@tailorbird/picture-studio/recipe';
import { type Cloth, cloths } from './copy/cloths.ts';
import { designs } from './designs.ts';
import type { StyleLine } from './lines/styleLine.ts';
import { people, places, plants } from './names.ts';
import type { Random } from './random.ts';

const clothWords: ReadonlySet<string> = new Set(Object.values(cloths).map(({ word }) => word));

const namesOf = {
  womens: [...plants, ...people.womens, ...places],
  mens: [...people.mens, ...places, ...plants],
  'other-stuff': [...plants, ...places],
};

/** How often a single name is tried before two are joined. */
const tries = 12;

/** A name nobody else in `taken` has, such as `Juniper Print Dress`; it is added to `taken`. */
export function styleName(
  line: StyleLine,
  pattern: Pattern,
  cloth: Cloth,
  taken: Set<string>,
  random: Random,
): string {
  const noun = random.pick(nounsIn(line, cloth));
  const names = namesOf[line.department];
  for (let attempt = 0; ; attempt += 1) {
    const first = random.pick(names);
    const lead = attempt < tries ? first : `${first} & ${random.pick(names)}`;
    const name = [lead, middleWord(pattern, cloth, noun, random), noun].filter(Boolean).join(' ');
    if (taken.has(name)) continue;
    taken.add(name);
    return name;
  }
}

/** The line's nouns without those that name another cloth: a linen dress is no `Jersey Dress`. */
function nounsIn(line: StyleLine, cloth: Cloth): string[] {
  return line.nouns.filter((noun) =>
    noun.split(' ').every((word) => word === cloth.word || !clothWords.has(word)),
  );
}

/** The design if there is one to see, else perhaps the cloth. */
function middleWord(pattern: Pattern, cloth: Cloth, noun: string, random: Random): string {
  const { words } = designs[pattern];
  if (words.length > 0) return random.pick(words);
  const isSaid = noun.includes(cloth.word) || noun.includes('Jeans') || cloth.word === 'Canvas';
  return isSaid || random.chance(0.25) ? '' : cloth.word;
}
