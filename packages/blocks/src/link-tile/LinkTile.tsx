import { LinkTileCard } from '../parts/link-tile-card/LinkTileCard.tsx';
import type { LinkTileContent } from '../parts/link-tile-card/linkTileFields.ts';
import { LinkTileRoot } from './LinkTile.styles.ts';

/** One link with a picture, as wide as the page. */
export function LinkTile(content: LinkTileContent) {
  return (
    <LinkTileRoot>
      <LinkTileCard
        {...content}
        layout="Row"
        sizes="(min-width: 1280px) 280px, (min-width: 510px) 22vw, 112px"
      />
    </LinkTileRoot>
  );
}
