import { useInsertionEffect } from 'react';
import { lateRules } from './lateStyles.ts';
import { element as staticElement } from './staticElement.ts';

/** An element with finished class names, whose rules come into the page when it is first shown. */
export function element(tag: string, ownClasses: string, file: number) {
  const StaticElement = staticElement(tag, ownClasses);
  if (lateRules?.has(file)) return StaticElement;
  return function LateElement(props: Parameters<typeof StaticElement>[0]) {
    useInsertionEffect(() => lateRules?.need(file), []);
    return StaticElement(props);
  };
}
