import type { ReactNode } from 'react';
import { BlockList } from '../page/BlockList.tsx';
import type { ParsedBlocks } from '../parse.ts';
import { ContentPageRoot } from './ContentPage.styles.ts';
import { ContentPlace } from './ContentPlace.tsx';
import type { ContentPageContent } from './parsePage.ts';

interface ContentPageProps extends Pick<ContentPageContent, 'slots' | 'desktopSticker' | 'mobileSticker'> {
  /** What the shop itself puts below the slots, as a category's products. */
  readonly children?: ReactNode;
  /** Blocks that stand below that. */
  readonly below?: ParsedBlocks;
}

/** A page’s blocks one below another, with the sticker of the screen’s width over them. */
export function ContentPage({ slots, children, below, desktopSticker, mobileSticker }: ContentPageProps) {
  return (
    <ContentPageRoot data-around={children ? '' : undefined}>
      <BlockList {...slots} />
      {children}
      <ContentPlace on="below" holds={below} />
      <ContentPlace on="desktop" holds={desktopSticker} />
      <ContentPlace on="mobile" holds={mobileSticker} />
    </ContentPageRoot>
  );
}
