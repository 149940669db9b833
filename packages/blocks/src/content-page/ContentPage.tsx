import type { ReactNode } from 'react';
import { BlockList } from '../page/BlockList.tsx';
import type { ParsedBlocks } from '../parse.ts';
import { ContentPageRoot } from './ContentPage.styles.ts';
import type { ContentPageContent } from './parsePage.ts';

interface ContentPageProps extends Pick<ContentPageContent, 'slots' | 'desktopSticker' | 'mobileSticker'> {
  /** What the shop itself puts below the slots, as a category's products. */
  readonly children?: ReactNode;
  /** Blocks that stand below that. */
  readonly below?: ParsedBlocks;
}

function Place({ on, holds }: { on: 'desktop' | 'mobile' | 'below'; holds: ParsedBlocks | undefined }) {
  if (!holds?.blocks.length && !holds?.broken.length) return null;
  return (
    <div data-on={on}>
      <BlockList {...holds} />
    </div>
  );
}

/** A page’s blocks one below another, with the sticker of the screen’s width over them. */
export function ContentPage({ slots, children, below, desktopSticker, mobileSticker }: ContentPageProps) {
  return (
    <ContentPageRoot data-around={children ? '' : undefined}>
      <BlockList {...slots} />
      {children}
      <Place on="below" holds={below} />
      <Place on="desktop" holds={desktopSticker} />
      <Place on="mobile" holds={mobileSticker} />
    </ContentPageRoot>
  );
}
