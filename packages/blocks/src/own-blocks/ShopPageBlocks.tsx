import { ContentPageRoot } from '../content-page/ContentPage.styles.ts';
import { ContentPlace } from '../content-page/ContentPlace.tsx';
import { BlockListRoot } from '../page/BlockList.styles.ts';
import { BlockList } from '../page/BlockList.tsx';
import { BlockNotice } from '../page/BlockNotice.tsx';
import { usePageFacts } from '../page/PageFacts.tsx';
import { OwnBlockView } from './OwnBlockView.tsx';
import { type OwnBlocks, ownBlockOf } from './ownBlock.ts';
import type { OwnSlot, ShopPage } from './parseShopPage.ts';

function OwnPlace({ slot: { id, key, content, broken }, own }: { slot: OwnSlot; own: OwnBlocks }) {
  const told = usePageFacts().preview ? broken : undefined;
  const row = ownBlockOf(own, id)?.row;
  const shown = row && content && <OwnBlockView id={id} place={key} row={row} content={content} />;
  if (!told && !shown) return null;
  return (
    <BlockListRoot>
      {told && <BlockNotice schemaId={told.schemaId} problem={told.problem} shown={told.shown} />}
      {shown}
    </BlockListRoot>
  );
}

/** Shows a page of a shop that has blocks of its own: its slots one below another, and the sticker of the screen's width. */
export function ShopPageBlocks({ page, own }: { page: ShopPage; own: OwnBlocks }) {
  return (
    <ContentPageRoot>
      {page.slots.map((slot, at) =>
        'ours' in slot ? (
          <BlockList key={at} {...slot.ours} />
        ) : (
          <OwnPlace key={at} slot={slot.own} own={own} />
        ),
      )}
      <ContentPlace on="desktop" holds={page.desktopSticker} />
      <ContentPlace on="mobile" holds={page.mobileSticker} />
    </ContentPageRoot>
  );
}
