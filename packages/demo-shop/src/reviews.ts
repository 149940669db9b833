import type { SeedReview } from '@tailorbird/commerce/model/seedStyle';
import { dayBefore } from './calendar.ts';
import {
  type Line,
  reviewEndings,
  reviewMiddles,
  reviewOpenings,
  reviewTitles,
  signatures,
  type Trait,
} from './copy/reviewCopy.ts';
import { createRandom, type Random, seedFor } from './random.ts';

const ratings = [
  { rating: 5, weight: 58 },
  { rating: 4, weight: 28 },
  { rating: 3, weight: 9 },
  { rating: 2, weight: 3 },
  { rating: 1, weight: 2 },
];

/** What reviewers can see of a style. */
export interface Reviewed {
  /** What it is, in small letters: `jumper`. */
  readonly noun: string;
  readonly colours: readonly string[];
  readonly traits: ReadonlySet<Trait>;
}

/** Up to `most` reviews of a style that has been on sale for `days`, newest first; many styles have few. */
export function reviewsFor(style: Reviewed, days: number, most: number, random: Random): SeedReview[] {
  const count = Math.floor(random.next() ** 2.2 * (most + 1));
  const ages = Array.from({ length: count }, () => random.int(1, Math.max(1, days)));
  const said = new Set<string>();
  return ages
    .sort((one, other) => one - other)
    .flatMap((age) => reviewOf(style, dayBefore(age), said, random) ?? []);
}

/** One of the lines that are true of a style and were not said of it before; undefined when there is none. */
function unsaid(lines: readonly Line[], style: Reviewed, said: Set<string>, random: Random) {
  const left = lines.filter(
    ([text, ...needs]) => !said.has(text) && needs.every((need) => style.traits.has(need)),
  );
  if (left.length === 0) return undefined;
  const [text] = random.pick(left);
  said.add(text);
  return text.replaceAll('{noun}', style.noun);
}

/** A review in words that nobody has used of the style; undefined when there are none left. */
function reviewOf(style: Reviewed, date: string, said: Set<string>, random: Random): SeedReview | undefined {
  const { rating } = random.weighted(ratings);
  const colour = random.pick(style.colours);
  const other = style.colours.find((one) => one !== colour) ?? colour;
  const say = (lines: readonly Line[] | undefined) =>
    unsaid(lines ?? [], style, said, random)
      ?.replaceAll('{colour}', colour)
      .replaceAll('{other}', other);
  const sentences = [
    say(reviewOpenings[rating]),
    random.chance(0.8) ? say(reviewMiddles[rating]) : undefined,
    rating >= 4 && random.chance(0.35) ? say(reviewEndings) : undefined,
  ].filter((sentence) => sentence !== undefined);
  const title = say(reviewTitles[rating]);
  if (title === undefined || sentences.length === 0) return undefined;
  const nickname = signed(said, random);
  const message = sentences.join(' ');
  const worn = style.traits.has('worn') && style.traits.has('sized');
  const fit = worn ? (fitSaid(`${title} ${message}`) ?? fitOf(rating, nickname)) : undefined;
  return { rating, title, message, nickname, date, ...(fit && { fit }) };
}

const fitsWell = [
  { fit: 'true', weight: 70 },
  { fit: 'small', weight: 8 },
  { fit: 'large', weight: 10 },
  { fit: undefined, weight: 12 },
] as const;
const fitsBadly = [
  { fit: 'small', weight: 45 },
  { fit: 'large', weight: 35 },
  { fit: 'true', weight: 20 },
] as const;

/** What the words of a review say of the fit, if anything. */
function fitSaid(words: string) {
  if (/True to size/.test(words)) return 'true';
  if (/down a size|took the smaller|came up large|boxier|far too big|fit is generous/.test(words))
    return 'large';
  return /came up small|a little snug/.test(words) ? 'small' : undefined;
}

/** What a reviewer says of the fit where the words leave it open: who likes a garment less seldom finds it true to size. */
function fitOf(rating: number, nickname: string) {
  const random = createRandom(seedFor(rating, nickname));
  return rating > 3 ? random.weighted(fitsWell).fit : random.weighted(fitsBadly).fit;
}

/** A signature that nobody else has put under the same style. */
function signed(said: Set<string>, random: Random): string {
  for (;;) {
    const name = `${random.pick(signatures.who)}, ${random.pick(signatures.where)}`;
    if (said.has(name)) continue;
    said.add(name);
    return name;
  }
}
