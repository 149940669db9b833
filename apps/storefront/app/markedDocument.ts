/** A rendered document. The server allows its own scripts and no other, takes the marks away and does not send them (decision 9). */
export interface MarkedDocument {
  readonly html: string;
  /** The random word its own scripts carry, which nobody else knows; null for a document that has none. */
  readonly mark: string | null;
}
