import { SpacingBlockRoot } from './SpacingBlock.styles.ts';
import type { SpacingBlockContent } from './schema.ts';

/** Space between two blocks, in place of the page's usual space. */
export function SpacingBlock({ size }: SpacingBlockContent) {
  return <SpacingBlockRoot data-size={size} aria-hidden="true" />;
}
