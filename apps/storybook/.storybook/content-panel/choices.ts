import { fixtureProducts } from '@tailorbird/blocks/fixtureProducts';
import { hex } from '@tailorbird/tokens/hex';

/** What the fields of a form offer to choose from. */
export interface Choices {
  /** Names of the pictures that stories can show. */
  readonly pictures: readonly string[];
  readonly products: readonly { readonly sku: string; readonly name: string }[];
  /** The shop's colours by role. */
  readonly colours: readonly { readonly role: string; readonly hex: string }[];
  readonly pages: readonly string[];
}

/** The parameter by which a story's window sends them to Storybook's own. */
export const choicesParameter = 'choices';

const pages = [
  '/',
  '/browse/womens',
  '/browse/womens/new-in',
  '/browse/womens/dresses',
  '/browse/womens/knitwear',
  '/browse/mens',
  '/browse/other-stuff/homeware',
  '/browse/other-stuff/gifts',
  '/size-guide',
  '/shop-finder',
  '/delivery',
  '/returns',
];

/** What there is in stories: content pictures come before those of products. */
export function choicesOf(files: readonly string[]): Choices {
  const names = files.map((file) => file.replace(/^.*\//, ''));
  const isProduct = (name: string) => /^\d/.test(name);
  return {
    pictures: [...names.filter((name) => !isProduct(name)), ...names.filter((name) => name.endsWith('-FF'))],
    products: Object.values(fixtureProducts).map(({ sku, name }) => ({ sku, name })),
    colours: Object.entries(hex).map(([role, code]) => ({ role, hex: code })),
    pages,
  };
}
