import { operatorFix } from '../operatorFix.ts';

/** Why the database did not open, and what the operator does about it when that is known. */
export function openFailure(cause: unknown): { reason: string; fix: string | undefined } {
  return { reason: cause instanceof Error ? cause.message : String(cause), fix: operatorFix(cause) };
}
