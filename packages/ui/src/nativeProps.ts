import type { ComponentPropsWithRef, ElementType } from 'react';

/** An element’s own attributes, without the two that would let a caller restyle or move a component. */
export type NativeProps<Element extends ElementType> = Omit<
  ComponentPropsWithRef<Element>,
  'className' | 'style'
>;
