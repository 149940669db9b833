import { customProperties } from '@tailorbird/ui/customProperties';
import { usePageFacts } from '../page/PageFacts.tsx';
import { Background } from '../parts/Background.tsx';
import { CallsToAction } from '../parts/CallsToAction.tsx';
import type { TileContent, TwoColumnTileContent } from './schema.ts';
import { TwoColumnTileRoot } from './TwoColumnTile.styles.ts';

/** Tile links are clickable only with a link and at most one call to action (blocks §5). */
function coverLink({ href, callsToAction }: TileContent): string | undefined {
  return callsToAction.length <= 1 ? href : undefined;
}

function Words({ tile }: { tile: TileContent }) {
  const { heading, subtitle, callsToAction } = tile;
  if (!heading && !subtitle && callsToAction.length === 0) return null;
  return (
    <div data-part="words" data-align={tile.textAlignment}>
      {heading && <h2 data-weight={tile.headingWeight}>{heading}</h2>}
      {subtitle && <p data-weight={tile.subtitleWeight}>{subtitle}</p>}
      <CallsToAction actions={callsToAction} row={tile.callsToActionRow} />
    </div>
  );
}

function Tile({ tile }: { tile: TileContent }) {
  const { href } = usePageFacts();
  const cover = coverLink(tile);
  const picture = tile.desktopBackground ?? tile.mobileBackground;
  const words = tile.heading || tile.quisasText || tile.subtitle;
  const name = words || tile.backgroundAlt || picture?.alt || 'See more';
  return (
    <div
      data-part="tile"
      data-box={tile.textBoxAlignment}
      data-pictured={picture ? '' : undefined}
      style={customProperties({ '--ground': tile.backgroundColour, '--text': tile.textColour })}
    >
      <Background
        desktop={tile.desktopBackground}
        mobile={tile.mobileBackground}
        alt={tile.backgroundAlt}
        loop={tile.loop}
        sizes="(min-width: 768px) 50vw, 100vw"
      />
      {cover && <a data-part="cover" href={href(cover)} aria-label={name} data-promotion={name} />}
      {tile.quisasText && (
        <p data-part="quisas" data-corner={tile.quisasTextPosition}>
          {tile.quisasText}
        </p>
      )}
      <Words tile={tile} />
    </div>
  );
}

/** Two tiles side by side, one above the other on a phone. */
export function TwoColumnTile({ aspectRatio, tiles: [left, right] }: TwoColumnTileContent) {
  return (
    <TwoColumnTileRoot data-ratio={aspectRatio}>
      <Tile tile={left} />
      <Tile tile={right} />
    </TwoColumnTileRoot>
  );
}
