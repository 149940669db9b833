import { isListingHeader } from '@tailorbird/blocks/isListingHeader';
import type { ContentPageContent } from '@tailorbird/blocks/parsePage';
import type { ReactNode } from 'react';

interface OwnHeadingProps {
  /** What editors have composed, where they have. */
  readonly page: Pick<ContentPageContent, 'slots'> | undefined;
  readonly children: ReactNode;
}

/** The heading that a page brings itself: none where one of its blocks is a listing header, whose title is the page's. */
export function OwnHeading({ page, children }: OwnHeadingProps) {
  return page?.slots.blocks.some(isListingHeader) ? null : children;
}
