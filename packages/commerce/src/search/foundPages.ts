import { searchWords } from './searchWords.ts';

/** A page or a category that a search leads to. */
export interface FoundPlace {
  readonly name: string;
  /** Path without market prefix. */
  readonly path: string;
}

interface AskedPage extends FoundPlace {
  /** What shoppers type who want it, beside its name. */
  readonly asked: string;
}

const page = (path: string, name: string, asked: string): AskedPage => ({ path, name, asked });

/** The pages of every market that are looked for by words, in the order they are offered. */
export const askedPages: readonly AskedPage[] = [
  page('/returns', 'Returns', 'return refund refunds exchange exchanges send back money'),
  page('/delivery', 'Delivery', 'deliver shipping ship postage post dispatch courier arrive next day'),
  page('/size-guide', 'Size guide', 'size sizes sizing fit measure measurements chart'),
  page(
    '/contact',
    'Contact us',
    'contact help phone telephone call email customer service support question questions',
  ),
  page('/shop-finder', 'Find a shop', 'shop shops store stores opening hours nearest location locations'),
  page('/find-order', 'Find an order', 'order orders track tracking where'),
  page('/gifts', 'Gifts', 'gift present presents birthday christmas'),
  page('/about-us', 'About us', 'about story company who'),
  page('/our-cloth', 'Our cloth', 'fabric fabrics cloth cotton organic sustainability sustainable materials'),
  page('/newsletter', 'Newsletter', 'newsletter subscribe unsubscribe emails'),
  page('/my-account', 'Your account', 'account login log in sign register password'),
  page('/wishlist', 'Wishlist', 'wishlist saved favourites favorites'),
  page('/privacy', 'Privacy', 'privacy data gdpr policy'),
  page('/cookies', 'Cookies', 'cookie cookies consent'),
  page('/terms', 'Terms and conditions', 'terms conditions legal'),
  page('/accessibility', 'Accessibility', 'accessibility accessible screen reader'),
];

/** Words that say nothing of which page is wanted. */
const fillers = new Set(
  'a an and can do does for free how i is it me my need of on policy something the things to uk us want what you your'.split(
    ' ',
  ),
);

/** Every word that leads to a page, for those who misspell one. */
export const pageWords: readonly string[] = [
  ...new Set(askedPages.flatMap(({ name, asked }) => searchWords(`${name} ${asked}`))),
];

/**
 * The pages a term asks for: all its words but the fillers lead to them.
 * @returns At most 3; none for a term of fillers alone.
 */
export function foundPages(words: readonly string[], isHalfTyped: boolean): FoundPlace[] {
  const wanted = words.filter((word) => !fillers.has(word) || words.length === 1);
  if (wanted.length === 0) return [];
  return askedPages
    .filter(({ name, asked }) => {
      const known = searchWords(`${name} ${asked}`);
      return wanted.every((word, at) =>
        isHalfTyped && at === wanted.length - 1 && word.length > 2
          ? known.some((one) => one.startsWith(word))
          : known.includes(word),
      );
    })
    .slice(0, 3)
    .map(({ name, path }) => ({ name, path }));
}
