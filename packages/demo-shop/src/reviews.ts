import type { Review } from '@tailorbird/commerce/model/product';
import { dayBefore } from './calendar.ts';
import { nicknames, reviewEndings, reviewMiddles, reviewOpenings, reviewTitles } from './copy/reviewCopy.ts';
import type { Random } from './random.ts';

const ratings = [
  { rating: 5, weight: 58 },
  { rating: 4, weight: 28 },
  { rating: 3, weight: 9 },
  { rating: 2, weight: 3 },
  { rating: 1, weight: 2 },
];

/** Up to `most` reviews of a style that has been on sale for `days`, newest first; many styles have few. */
export function reviewsFor(worn: boolean, days: number, most: number, random: Random): Review[] {
  const count = Math.floor(random.next() ** 2.2 * (most + 1));
  const ages = Array.from({ length: count }, () => random.int(1, Math.max(1, days)));
  const said = new Set<string>();
  return ages.sort((one, other) => one - other).map((age) => reviewOf(worn, dayBefore(age), said, random));
}

/** Says nothing twice of one style while there is something else to say. */
function unsaid(texts: readonly string[], said: Set<string>, random: Random): string {
  const left = texts.filter((text) => !said.has(text));
  const text = random.pick(left.length > 0 ? left : texts);
  said.add(text);
  return text;
}

function reviewOf(worn: boolean, date: string, said: Set<string>, random: Random): Review {
  const { rating } = random.weighted(ratings);
  const middles = (worn ? reviewMiddles.worn : reviewMiddles.home)[rating];
  const sentences = [
    unsaid(reviewOpenings[rating] ?? [], said, random),
    ...(random.chance(0.8) && middles ? [unsaid(middles, said, random)] : []),
    ...(rating >= 4 && random.chance(0.35) ? [unsaid(reviewEndings, said, random)] : []),
  ];
  return {
    rating,
    title: unsaid(reviewTitles[rating] ?? [], said, random),
    message: sentences.join(' '),
    nickname: unsaid(nicknames, said, random),
    date,
  };
}
