/** What a page may weigh, in bytes of brotli (performance budgets; 1 kB = 1,000 bytes). A build or a test over them fails. */
export const budgets = {
  /** The entry and the framework's chunks, which every page loads. */
  framework: 95_000,
  /** All JavaScript of a live page, the framework's included, by the file of its route (decisions 14 and 15). */
  pages: { home: 115_000, listing: 118_500, product: 130_000, bag: 123_000, account: 128_000 },
  /** What the browser loads of the home page before a shopper scrolls, and by its end, blocks and all (decision 15). */
  homeBeforeScrolling: 117_500,
  homeAfterScrolling: 124_000,
  /** The chunk of one block, loaded when it is near. */
  block: 5000,
  /** Blocks of HTML and CSS alone, on a page that opens. */
  stillBlocks: 0,
  fonts: { files: 2, bytes: 80_000 },
  /** The document without its inline CSS, which has its own budget. */
  html: { home: 18_000, listing: 20_000, product: 14_000 },
  inlineCss: 14_000,
  /** Statements a public page asks of the database. */
  queries: 3,
} as const;
