/** What pages may weigh beside their own budgets in `apps/storefront/app/pages.ts`, in bytes of brotli (performance budgets; 1 kB = 1,000 bytes). A build or a test over them fails. */
export const budgets = {
  /** The entry and the framework's chunks, which every page loads. */
  framework: 95_000,
  /** The script that names a market's routes to the browser's router, on every page. */
  routes: 1_600,
  /** The chunk of one block, loaded when it is near. */
  block: 5000,
  /** Blocks of HTML and CSS alone, on a page that opens. */
  neverHydratedBlocks: 0,
  /** The files of every page, which hold the common letters. */
  fonts: { files: 2, bytes: 42_000 },
  /** The CSS inside a page's document. */
  inlineCss: 14_000,
  /** Statements a public page asks of the database. */
  queries: 3,
} as const;
