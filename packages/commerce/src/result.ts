/**
 * What an operation that can fail for an expected reason returns: a value, never a throw.
 *
 * @example
 * const bag = await client.getCart({ id });
 * if (!bag.ok) return showError(bag.error);
 * render(bag.value);
 */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** A success carrying its value. */
export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** An expected failure carrying its reason. */
export function err<E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}
