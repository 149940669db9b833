import { BlockList } from '../page/BlockList.tsx';
import type { ParsedBlocks } from '../parse.ts';
import { ContentPageRoot } from './ContentPage.styles.ts';
import type { ContentPageContent } from './parsePage.ts';

function Place({ on, holds: { blocks, broken } }: { on: 'desktop' | 'mobile'; holds: ParsedBlocks }) {
  if (blocks.length === 0 && broken.length === 0) return null;
  return (
    <div data-on={on}>
      <BlockList blocks={blocks} broken={broken} />
    </div>
  );
}

/** A page’s blocks one below another, with the sticker of the screen’s width over them. */
export function ContentPage({
  slots,
  desktopSticker,
  mobileSticker,
}: Pick<ContentPageContent, 'slots' | 'desktopSticker' | 'mobileSticker'>) {
  return (
    <ContentPageRoot>
      <BlockList blocks={slots.blocks} broken={slots.broken} />
      <Place on="desktop" holds={desktopSticker} />
      <Place on="mobile" holds={mobileSticker} />
    </ContentPageRoot>
  );
}
