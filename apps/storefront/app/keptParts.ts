import { hash } from 'node:crypto';

/** Parts of pages as HTML, kept by what they are made of: those asked for longest ago go first. */
export class KeptParts<Part extends { readonly html: string }> {
  readonly #parts = new Map<string, Part>();
  readonly #mostCharacters: number;
  #characters = 0;

  constructor({ mostCharacters }: { mostCharacters: number }) {
    this.#mostCharacters = mostCharacters;
  }

  /** The part that was made of the same before, or else a new one. Throws what `make` throws, and keeps nothing then. */
  find(madeOf: string, make: () => Part): Part {
    const key = hash('sha256', madeOf, 'base64');
    const kept = this.#parts.get(key);
    this.#parts.delete(key);
    const part = kept ?? make();
    if (kept === undefined && part.html.length > this.#mostCharacters) return part;
    this.#parts.set(key, part);
    if (kept === undefined) this.#makeRoom(part);
    return part;
  }

  #makeRoom(part: Part): void {
    this.#characters += part.html.length;
    for (const [key, { html }] of this.#parts) {
      if (this.#characters <= this.#mostCharacters) return;
      this.#parts.delete(key);
      this.#characters -= html.length;
    }
  }
}
