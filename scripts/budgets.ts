/** What a page may weigh, in bytes of brotli (performance budgets; 1 kB = 1,000 bytes). A build or a test over them fails. */
export const budgets = {
  /** The entry and the framework's chunks, which every page loads. */
  framework: 108_000,
  /** All other JavaScript of a page, by the file of its route. */
  pages: { home: 8000, listing: 8000, product: 22_000, bag: 15_000, account: 20_000 },
  /** The chunk of one block. */
  block: 5000,
  fonts: { files: 2, bytes: 80_000 },
  /** The document without its inline CSS, which has its own budget. */
  html: { home: 18_000, listing: 20_000, product: 14_000 },
  inlineCss: 14_000,
} as const;
