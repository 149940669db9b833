/** What completes a look, by the category of its department that a piece is in: the last part of their addresses. */
const companions: { readonly [category: string]: readonly [string, string] } = {
  dresses: ['knitwear', 'accessories'],
  tops: ['trousers-and-jeans', 'knitwear'],
  knitwear: ['trousers-and-jeans', 'accessories'],
  skirts: ['tops', 'knitwear'],
  'trousers-and-jeans': ['tops', 'knitwear'],
  'coats-and-jackets': ['knitwear', 'accessories'],
};

/**
 * The categories from which a piece is made a look.
 * @param url Of a category the piece is in: `/womens/dresses`, or one below it.
 * @returns Addresses within its department; none for what is not worn with others.
 */
export function wornWith(url: string): string[] {
  const [, department = '', category = ''] = url.split('/');
  const found = Object.hasOwn(companions, category) ? companions[category] : undefined;
  return (found ?? []).map((one) => `/${department}/${one}`);
}
