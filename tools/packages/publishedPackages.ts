/** The packages that others can install, each after those it imports, and what each is in one line. */
export const publishedPackages = {
  tokens: 'Colours, sizes, fonts and durations by role: DTCG source, CSS variables and typed values.',
  ui: 'Accessible React primitives as HTML and finished CSS: no styling at run time, no provider.',
  commerce:
    'What a shop knows: money, prices, badges, stock, bags, checkout, and the typed contract of its server.',
  engine: 'Islands, fragment and page caches, deferred hydration and build-time CSS for React Router.',
  blocks: 'Blocks of a page: one zod schema behind the component, the content type and the parser of each.',
  'create-tailorbird':
    'Writes a shop of your own that depends on the packages, and upgrades it: npm create tailorbird.',
} as const;

export type PublishedPackage = keyof typeof publishedPackages;
