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
] as const;

/** One kind of thing with its own neutral passes under `apps/middleware/media/passes`. */
export type Kind = (typeof kinds)[number];
