/** A rendered document. The server allows its own scripts and no other, takes the marks away and does not send them (decision 9). */
export interface MarkedDocument {
  /** UTF-8: as text each copy of its 200 kB would be left to the slow collection of large things. */
  readonly html: Buffer;
  /** The page's `<style>`s, which belong in front of `</head>`. */
  readonly styles: string;
  /** The random word its own scripts carry, which nobody else knows; null for a document that has none. */
  readonly mark: string | null;
}
