import { createHash } from 'node:crypto';

/**
 * The `Idempotency-Key` of one intent: what its page or form was marked with, and what it asks for. So the same press
 * twice is one, and the same form with other words is another.
 */
export function intentKey(mark: string, asked: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([mark, asked]))
    .digest('hex');
}
