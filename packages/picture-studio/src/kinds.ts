/** The kinds of thing the picture studio can show; every style of the catalogue maps to the nearest. */
export const kinds = [
  'tee',
  'shirt',
  'midi-dress',
  'jumper',
  'skirt',
  'trousers',
  'jeans',
  'cushion',
  'mug',
  'vase',
  'throw',
  'scarf',
  'candle',
  'cardigan',
  'blouse',
  'tote-bag',
  'long-sleeve-tee',
  'hoodie',
  'tea-towel',
  'bowl',
  'shirt-dress',
  'shorts',
  'vest',
  'beanie',
  'coat',
  'midi-skirt',
  'pyjamas',
  'raincoat',
  'gilet',
  'wide-trousers',
  'cable-jumper',
  'mini-dress',
  'socks',
] as const;

/** One kind of thing with its own neutral passes under `packages/picture-studio/passes`. */
export type Kind = (typeof kinds)[number];

/** The kinds whose back is pictured too. */
const kindsWithBack: ReadonlySet<Kind> = new Set<Kind>([
  'tee',
  'shirt',
  'midi-dress',
  'jumper',
  'skirt',
  'trousers',
  'jeans',
  'cardigan',
  'blouse',
  'long-sleeve-tee',
  'hoodie',
  'shirt-dress',
  'shorts',
  'vest',
  'coat',
  'midi-skirt',
  'pyjamas',
  'raincoat',
  'gilet',
  'wide-trousers',
  'cable-jumper',
  'mini-dress',
]);

/** Whether there is a back of such a thing worth showing. */
export function hasBack(kind: Kind): boolean {
  return kindsWithBack.has(kind);
}
