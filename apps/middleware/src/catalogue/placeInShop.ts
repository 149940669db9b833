interface Shelf {
  readonly words: RegExp;
  readonly path: readonly string[];
}

const shelf = (words: RegExp, ...path: string[]): Shelf => ({ words, path });

/** Shelves of the clothing departments; the first whose words the title or type has is taken. */
const clothes: readonly Shelf[] = [
  shelf(/\b(shoes?|boots?|trainers?|sneakers?|sandals?|high tops?|slippers?)\b/, 'Shoes'),
  shelf(/\b(bags?|totes?)\b/, 'Accessories', 'Bags'),
  shelf(/\b(hats?|beanies?)\b/, 'Accessories', 'Hats'),
  shelf(/\b(socks?)\b/, 'Accessories', 'Socks'),
  shelf(/\b(scar(f|ves)|belts?|gloves)\b/, 'Accessories'),
  shelf(/\b(jackets?|(rain)?coats?|parkas?|blazers?|tuxedos?|gilets?)\b/, 'Coats & Jackets'),
  shelf(/\b(dress|dresses)\b/, 'Dresses'),
  shelf(/\b(skirts?)\b/, 'Skirts'),
  shelf(/\b(jeans)\b/, 'Trousers & Jeans', 'Jeans'),
  shelf(/\b(shorts)\b/, 'Trousers & Jeans', 'Shorts'),
  shelf(/\b(trousers|pants|chinos|leggings)\b/, 'Trousers & Jeans', 'Trousers'),
  shelf(/\b(sweatshirts?|hoodies?)\b/, 'Knitwear', 'Sweatshirts'),
  shelf(/\b(cardigans?)\b/, 'Knitwear', 'Cardigans'),
  shelf(/\b(jumpers?|sweaters?|knit|knitwear)\b/, 'Knitwear', 'Jumpers'),
  shelf(/\b(pyjamas?|pajamas?|nightdress|nightwear|dressing gowns?)\b/, 'Nightwear'),
  shelf(/\b(t-?shirts?|tees?)\b/, 'Tops', 'T-Shirts'),
  shelf(/\b(blouses?)\b/, 'Tops', 'Blouses'),
  shelf(/\b(shirts?)\b/, 'Tops', 'Shirts'),
  shelf(/\b(vests?|camis?)\b/, 'Tops', 'Vests'),
  shelf(/\b(tops?|polos?)\b/, 'Tops'),
];

const house: readonly Shelf[] = [
  shelf(/\b(cushions?|pillows?)\b/, 'Homeware', 'Cushions'),
  shelf(/\b(throws?|blankets?|rugs?)\b/, 'Homeware', 'Throws & Blankets'),
  shelf(/\b(mugs?|cups?|plates?|bowls?|ceramics?)\b/, 'Homeware', 'Mugs & Ceramics'),
  shelf(/\b(vases?|pots?|planters?)\b/, 'Homeware', 'Vases'),
  shelf(/\b(candles?)\b/, 'Homeware', 'Candles'),
  shelf(/\b(tea towels?)\b/, 'Homeware', 'Tea Towels'),
];

/** What decides where a product stands. */
export interface ShopLabels {
  readonly title: string;
  readonly type: string;
  readonly tags: readonly string[];
  readonly giftCard: boolean;
}

/**
 * The categories of a product, each as names from the root down, by its title, type and tags: `women` and `men` (or `womens`, `mens`) choose
 * the department, and a product can be in both; without either it is Other Stuff. Within a department a
 * word of the title or type chooses the shelf, else the type names one.
 */
export function placeInShop(labels: ShopLabels): string[][] {
  if (labels.giftCard) return [['Other Stuff', 'Gift Cards']];
  const departments = departmentsOf(labels);
  const found = shelfOf(labels, departments.length > 0 ? [...clothes, ...house] : [...house, ...clothes]);
  const path = found?.path ?? (labels.type === '' ? [] : [labels.type]);
  if (departments.length === 0 || (found && house.includes(found))) {
    return [['Other Stuff', ...path]];
  }
  return departments.map((department) => [department, ...path]);
}

function departmentsOf({ tags, type }: ShopLabels): string[] {
  const labels = [...tags, type].map((label) => label.toLowerCase());
  const has = (word: RegExp) => labels.some((label) => word.test(label));
  return [
    ...(has(/\b(women|womens|women's|ladies)\b/) ? ['Womens'] : []),
    ...(has(/\b(men|mens|men's)\b/) ? ['Mens'] : []),
  ];
}

/** The title speaks before the type: a type such as "Tops" says less than "Shirt". */
function shelfOf({ title, type }: ShopLabels, shelves: readonly Shelf[]): Shelf | undefined {
  const first = (text: string) => shelves.find(({ words }) => words.test(text.toLowerCase()));
  return first(title) ?? first(type);
}
