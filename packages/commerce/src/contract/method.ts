import type { z } from 'zod';
import type { ServiceName } from './services.ts';

/**
 * Whose data a method touches, and so who may call it:
 * `public` – the catalogue and other public facts; `session` – the acting session's own bag, checkout and
 * orders, and the id in the arguments must belong to it; `customer` – the signed-in customer's own data.
 */
export type Owner = 'public' | 'session' | 'customer';

/** Which request limit counts the call. */
export type RateClass = 'read' | 'search' | 'write' | 'identity';

/** One row of the contract: everything about a call that both sides and the documentation need. */
export interface Method<
  Args extends z.ZodTuple = z.ZodTuple,
  Answer extends z.ZodType = z.ZodType,
  Whose extends Owner = Owner,
> {
  /** One sentence for the API page. */
  readonly summary: string;
  readonly args: Args;
  readonly answer: Answer;
  readonly owner: Whose;
  readonly effect: 'read' | 'write';
  /** Whether repeating the same call leaves the same state without an idempotency key. */
  readonly idempotent: boolean;
  readonly rate: RateClass;
  /** Who answers it, and so how long it is waited for (`services`). */
  readonly service: ServiceName;
}

/** Types a row without widening it. */
export function method<Args extends z.ZodTuple, Answer extends z.ZodType, const Whose extends Owner>(
  row: Method<Args, Answer, Whose>,
): Method<Args, Answer, Whose> {
  return row;
}
