import type { ComponentPropsWithRef, ElementType } from 'react';

/**
 * An element’s own attributes, its `ref` and `className` among them, and without those a component gives itself. A
 * class joins the component’s; `style` is left out: it holds the component’s own custom properties.
 */
export type NativeProps<Element extends ElementType, Own extends string = never> = Omit<
  ComponentPropsWithRef<Element>,
  'style' | Own
>;
