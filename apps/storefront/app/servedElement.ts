import { createContext, type ElementType, useContext } from 'react';
import { element as staticElement } from './staticElement.ts';

/** Collects the numbers of the rules that a page needs while it is rendered. */
export const NeededRules = createContext<Set<number> | undefined>(undefined);

/** An element whose styles were finished while building, as the server renders it: it says which rules it needs. */
export function element(tag: string, ownClasses: string, rules: readonly number[]) {
  const render = staticElement(tag, ownClasses);
  return function ServedElement(props: { readonly as?: ElementType; readonly className?: string }) {
    const needed = useContext(NeededRules);
    if (needed) for (const rule of rules) needed.add(rule);
    return render(props);
  };
}
