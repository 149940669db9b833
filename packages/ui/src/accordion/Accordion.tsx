import { type ReactNode, useId } from 'react';
import type { NativeProps } from '../nativeProps.ts';
import { Disclosure } from './Disclosure.tsx';

/** One row of an accordion. */
export interface AccordionItem {
  id: string;
  title: ReactNode;
  body: ReactNode;
  defaultOpen?: boolean | undefined;
}

/** Rows that open one at a time, or freely with `multiple`. */
export interface AccordionProps extends NativeProps<'div', 'children'> {
  /** The rows from top to bottom. */
  items: readonly AccordionItem[];
  /** Rows stay open when another opens. */
  multiple?: boolean | undefined;
  /** Makes the titles headings of that level. */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
}

/** A list of disclosures; with one at a time the browser itself closes the others. */
export function Accordion({ items, multiple = false, headingLevel, ...native }: AccordionProps) {
  const group = useId();
  return (
    <div {...native}>
      {items.map(({ id, title, body, defaultOpen }) => (
        <Disclosure
          key={id}
          id={id}
          title={title}
          name={multiple ? undefined : group}
          defaultOpen={defaultOpen}
          headingLevel={headingLevel}
        >
          {body}
        </Disclosure>
      ))}
    </div>
  );
}
