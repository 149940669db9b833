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
    if (href !== undefined) awaitRules(addRules(href).catch(() => undefined));
  }, []);
}

async function addRules(address: string): Promise<void> {
  const response = await fetch(address);
  // Written by vite/staticStyles.ts.
  const rules = (await response.json()) as string[];
  await addMissingRules(document, rules, () => new Promise((resolve) => setTimeout(resolve)));
}
