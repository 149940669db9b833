import { createContext, type ElementType, useContext } from 'react';
import { element as staticElement } from './staticElement.ts';

/** The rules of a file of styles, in their layer of the cascade. */
export interface FileRules {
  /** The file's number among all. */
  readonly number: number;
  readonly css: string;
}

/** Collects the rules that a page needs while it is rendered. */
export const NeededRules = createContext<Set<FileRules> | undefined>(undefined);

/** An element with finished class names as the server renders it: it says which rules it needs. */
export function element(tag: string, ownClasses: string, rules: FileRules) {
  const render = staticElement(tag, ownClasses);
  return function ServedElement(props: { readonly as?: ElementType; readonly className?: string }) {
    useContext(NeededRules)?.add(rules);
    return render(props);
  };
}
