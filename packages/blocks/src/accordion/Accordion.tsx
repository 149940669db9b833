import { Disclosure } from '@tailorbird/ui/Disclosure';
import { useId } from 'react';
import { RichTextView } from '../parts/RichTextView.tsx';
import { AccordionRoot } from './Accordion.styles.ts';
import type { AccordionContent } from './schema.ts';

/**
 * Titles that open to their text. With one open at a time the items share a name, by which the browser itself closes
 * the others. An item's anchor stands on its text: a browser sent to a place inside a closed `<details>` opens it.
 */
export function Accordion({ title, items, allowMultiple }: AccordionContent) {
  const group = useId();
  const firstOpen = items.findIndex((item) => item.startsOpen);
  return (
    <AccordionRoot>
      {title && <h2>{title}</h2>}
      <div>
        {items.map((item, at) => (
          <Disclosure
            key={at}
            title={item.title}
            name={allowMultiple ? undefined : group}
            defaultOpen={allowMultiple ? item.startsOpen : at === firstOpen}
            headingLevel={title ? 3 : 2}
          >
            <div data-part="text" id={item.anchor}>
              <RichTextView text={item.body} />
            </div>
          </Disclosure>
        ))}
      </div>
    </AccordionRoot>
  );
}
