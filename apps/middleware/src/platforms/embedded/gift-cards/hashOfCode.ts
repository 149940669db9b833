import { createHash } from 'node:crypto';

/** What is kept of a gift card's code. It has 80 random bits, so that a plain hash cannot be searched. */
export function hashOfCode(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
