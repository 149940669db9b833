/** A new mark for an intent of the shopper's, which nobody else has. */
export function newIdempotencyToken(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}
