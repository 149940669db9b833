/** Tells the browser's log alone: a shopper without a wallet button has every other way to pay (commerce §8). */
export function logWallet(cause: unknown, text = 'Can not mount applepay'): void {
  // oxlint-disable-next-line no-console -- the specification has this failure logged, and nothing else
  console.error(text, cause);
}
