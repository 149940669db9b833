import { customProperties } from '@tailorbird/ui/customProperties';
import { SnugCard } from '../parts/card/SnugCard.tsx';
import { SnugContentCardGroupRoot } from './SnugContentCardGroup.styles.ts';
import type { SnugContentCardGroupContent } from './schema.ts';

/** Most cards in a row. */
const maxAcross = 4;

/** Snug cards edge to edge: two in a row on a phone, up to four on a desktop. */
export function SnugContentCardGroup({ cardItems }: SnugContentCardGroupContent) {
  const across = Math.min(maxAcross, cardItems.length);
  return (
    <SnugContentCardGroupRoot style={customProperties({ '--across': across })}>
      {cardItems.map((card, at) => (
        // The cards of a group never change their order.
        <li key={at}>
          <SnugCard {...card} sizes={`(min-width: 768px) ${Math.round(100 / across)}vw, 50vw`} />
        </li>
      ))}
    </SnugContentCardGroupRoot>
  );
}
