import type { CallError } from '@tailorbird/commerce/contract/callError';
import type { Result } from '@tailorbird/commerce/result';

/** The value of a call that has to succeed; a test fails with the call's own reason otherwise. */
export async function valueOf<T>(result: Promise<Result<T, CallError>>): Promise<T> {
  const settled = await result;
  if (!settled.ok) throw new Error(`${settled.error.tag}: ${settled.error.message}`);
  return settled.value;
}

/** The reason of a call that has to fail. */
export async function errorOf<T>(result: Promise<Result<T, CallError>>): Promise<CallError> {
  const settled = await result;
  if (settled.ok) throw new Error(`The call succeeded: ${JSON.stringify(settled.value)}`);
  return settled.error;
}
