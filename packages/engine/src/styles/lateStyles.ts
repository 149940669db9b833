import { href } from 'virtual:late-styles';
import { createLateRules } from './lateRules.ts';

/** Of this page; there is none where modules bring their rules. */
export const lateRules = href === undefined ? undefined : createLateRules(document);

let coming: Promise<void> | undefined;

/**
 * Settles when whatever is shown from now on has its rules: those of a page's first sight came with it, the others are
 * fetched when this is first called, and put into the page when they are needed. For traces and tests it is then marked
 * `styled`.
 * @returns Never rejects: the rules are waited for 6,000 ms at most. Without them what comes later is shown as it is,
 * and the next call asks again.
 */
export function lateStyles(): Promise<void> {
  coming ??= (href === undefined ? Promise.resolve() : fetchRules(href))
    .catch(() => {
      coming = undefined;
    })
    .finally(() => performance.mark('styled'));
  return coming;
}

/** Nothing is kept from being shown longer than this: without its styles it is at least there. */
const timeoutMs = 6_000;

async function fetchRules(address: string): Promise<void> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
  // Written by staticStyles.ts.
  lateRules?.take((await response.json()) as string[]);
}
