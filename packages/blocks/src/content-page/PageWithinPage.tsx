import { BlockNotice } from '../page/BlockNotice.tsx';
import { usePageFacts } from '../page/PageFacts.tsx';
import { schemaAddress } from '../schemaAddress.ts';

/** What stands for a page that an editor put into another page’s slots: nothing, and in preview how to mend it. */
export function PageWithinPage() {
  const { preview } = usePageFacts();
  if (!preview) return null;
  return (
    <BlockNotice
      schemaId={schemaAddress('content-page')}
      problem="A page cannot stand inside another page. Put its blocks into the slots instead."
    />
  );
}
