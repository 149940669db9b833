import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

let rulesAdded: Promise<unknown> = Promise.resolve();

/** Parts that come later are shown when this is settled. */
export function awaitRules(adding: Promise<unknown>): void {
  rulesAdded = adding;
}

/** A part of a page that comes later, and is not shown before its styles are there: it would push the page about. */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const [component] = await Promise.all([load(), rulesAdded]);
    return { default: component };
  });
}
