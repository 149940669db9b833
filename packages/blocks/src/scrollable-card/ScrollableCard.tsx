import { Card } from '../parts/card/Card.tsx';
import { SectionHeading } from '../parts/SectionHeading.tsx';
import { ScrollableCardRoot } from './ScrollableCard.styles.ts';
import type { ScrollableCardContent } from './schema.ts';

/** Editorial cards in a row that scrolls sideways, without any script. Its links make it reachable by keyboard. */
export function ScrollableCard({ title, cards }: ScrollableCardContent) {
  return (
    <ScrollableCardRoot>
      {title && <SectionHeading title={title} />}
      <ul>
        {cards.map((card, at) => (
          // The cards of a row never change their order, and an editor may write one twice.
          <li key={at}>
            <Card
              card={card}
              level={title ? 3 : 2}
              sizes="(min-width: 992px) 25vw, (min-width: 768px) 40vw, 72vw"
            />
          </li>
        ))}
      </ul>
    </ScrollableCardRoot>
  );
}
