import { LinkTileCard } from '../parts/link-tile-card/LinkTileCard.tsx';
import { SectionHeading } from '../parts/SectionHeading.tsx';
import { LinkTileGroupRoot } from './LinkTileGroup.styles.ts';
import type { LinkTileGroupContent } from './schema.ts';

/** Four links, each with a square picture. */
export function LinkTileGroup({ title, tiles }: LinkTileGroupContent) {
  return (
    <LinkTileGroupRoot>
      {title && <SectionHeading title={title} />}
      <ul>
        {tiles.map((tile, at) => (
          <li key={at}>
            <LinkTileCard {...tile} layout="Stack" sizes="(min-width: 768px) 25vw, 50vw" />
          </li>
        ))}
      </ul>
    </LinkTileGroupRoot>
  );
}
