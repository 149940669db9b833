import { createElement, type ElementType } from 'react';

interface Props {
  readonly as?: ElementType;
  readonly className?: string;
}

/** An element with finished class names: what a styled component is in the browser (staticStyles.ts). */
export function element(tag: string, ownClasses: string) {
  return function StaticElement({ as, className, ...props }: Props) {
    return createElement(as ?? tag, {
      ...props,
      className: className ? `${ownClasses} ${className}` : ownClasses,
    });
  };
}
