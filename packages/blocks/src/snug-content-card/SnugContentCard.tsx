import { SnugCard } from '../parts/card/SnugCard.tsx';
import { SnugContentCardRoot } from './SnugContentCard.styles.ts';
import type { SnugContentCardContent } from './schema.ts';

/** One snug card on a page of blocks. */
export function SnugContentCard(card: SnugContentCardContent) {
  return (
    <SnugContentCardRoot>
      <SnugCard {...card} sizes="(min-width: 768px) 32rem, 100vw" />
    </SnugContentCardRoot>
  );
}
