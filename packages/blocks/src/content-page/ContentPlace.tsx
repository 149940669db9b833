import { BlockList } from '../page/BlockList.tsx';
import type { ParsedBlocks } from '../parse.ts';

interface ContentPlaceProps {
  readonly on: 'desktop' | 'mobile' | 'below';
  readonly holds: ParsedBlocks | undefined;
}

/** Blocks of a page that stand beside its slots, where there are any: a sticker, or what comes below the shop's own. */
export function ContentPlace({ on, holds }: ContentPlaceProps) {
  if (!holds?.blocks.length && !holds?.broken.length) return null;
  return (
    <div data-on={on}>
      <BlockList {...holds} />
    </div>
  );
}
