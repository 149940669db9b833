/** Pages of the content service that belong in a sitemap while they are published, by their keys. */
export const contentPages = [
  'other-stuff',
  'gifts',
  'our-cloth',
  'womens-edit',
  'about-us',
  'contact',
  'delivery',
  'returns',
  'cookies',
  'privacy',
  'terms',
  'accessibility',
] as const;
