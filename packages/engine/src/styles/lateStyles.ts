import { href } from 'virtual:late-styles';
import { addMissingRules } from './addMissingRules.ts';

let coming: Promise<void> | undefined;

/**
 * Settles when the page has the rules of whatever it may show: those of its first sight came with it, the others are
 * fetched when this is first called. For traces and tests it is then marked `styled`. A page whose modules bring their
 * rules lacks none.
 * @returns Never rejects: the rules are waited for 6,000 ms at most. Without them what comes later is shown as it is,
 * and the next call asks again.
 */
export function lateStyles(): Promise<void> {
  coming ??= (href === undefined ? Promise.resolve() : addRules(href))
    .catch(() => {
      coming = undefined;
    })
    .finally(() => performance.mark('styled'));
  return coming;
}

/** Nothing is kept from being shown longer than this: without its styles it is at least there. */
const timeoutMs = 6_000;

async function addRules(address: string): Promise<void> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
  // Written by staticStyles.ts.
  const rules = (await response.json()) as string[];
  await addMissingRules(document, rules, pause);
}

/** Makes the browser style the page with what it was given: all the pieces at once would be one long task. */
function pause(): Promise<void> {
  document.documentElement.getBoundingClientRect();
  return new Promise((resolve) => setTimeout(resolve));
}
