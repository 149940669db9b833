/**
 * Tells React's `use` that a promise is fulfilled, and with what: it then draws at once instead of waiting a turn. React
 * reads the two fields `status` and `value` of a promise it is given (ReactFiberThenable).
 */
export function settle<Value>(promise: Promise<Value>, value: Value): void {
  void Object.assign(promise, { status: 'fulfilled', value });
}
