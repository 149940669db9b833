import { href } from 'virtual:static-styles';
import { useEffect } from 'react';
import { addMissingRules } from './addMissingRules.ts';
import { awaitRules } from './lazyPart.ts';

/**
 * Fetches the rules of what pages show later, once the page is live: what it shows at first came with it. In
 * development there are no such rules, and styled-components inserts them itself.
 */
export function useStaticStyles(): void {
  useEffect(() => {
    if (href === undefined) return;
    const add = () => addRules(href);
    awaitRules(
      add()
        .catch(add)
        .catch(() => undefined),
    );
  }, []);
}

/** Nothing is kept from being shown longer than this, twice: without its styles it is at least there. */
const patienceMs = 4_000;

async function addRules(address: string): Promise<void> {
  const response = await fetch(address, { signal: AbortSignal.timeout(patienceMs) });
  // Written by vite/staticStyles.ts.
  const rules = (await response.json()) as string[];
  await addMissingRules(document, rules, () => new Promise((resolve) => setTimeout(resolve)));
}
