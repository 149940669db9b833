import { href } from 'virtual:static-styles';
import { useEffect } from 'react';
import { addMissingRules } from './addMissingRules.ts';
import { awaitRules } from './lazyPart.tsx';

/**
 * Fetches the rules of what pages show later, once the page is live: what it shows at first came with it. In
 * development there are no such rules, and styled-components inserts them itself.
 */
export function useStaticStyles(): void {
  useEffect(() => {
    awaitRules(href === undefined ? Promise.resolve() : addRules(href));
  }, []);
}

/** Tries twice; whether they came or not, what comes later is then shown. */
async function addRules(address: string): Promise<void> {
  const add = async () => addMissingRules(document, await fetchRules(address), pause);
  await add()
    .catch(add)
    .catch(() => undefined);
}

/** Has the browser style the page with what it was given, which it would else do with many pieces at once. */
function pause(): Promise<void> {
  document.documentElement.getBoundingClientRect();
  return new Promise((resolve) => setTimeout(resolve));
}

/** Nothing is kept from being shown longer than this, twice: without its styles it is at least there. */
const patienceMs = 4_000;

async function fetchRules(address: string): Promise<string[]> {
  const response = await fetch(address, { signal: AbortSignal.timeout(patienceMs) });
  // Written by vite/staticStyles.ts.
  return (await response.json()) as string[];
}
