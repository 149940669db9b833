import type { ReactNode } from 'react';
import { BlockNotice } from './BlockNotice.tsx';
import type { PageFacts } from './PageFacts.tsx';

/** What stands in place of a block that threw while it was rendered: an editor reads why, a shopper sees nothing. */
export function noticeInstead(
  id: string,
  { preview }: PageFacts,
): ((error: unknown) => ReactNode) | undefined {
  if (!preview) return undefined;
  return (error) => (
    <BlockNotice schemaId={id} problem={`It threw while it was rendered: ${String(error)}`} />
  );
}
