import { BlockNotice } from '../page/BlockNotice.tsx';
import { usePageFacts } from '../page/PageFacts.tsx';
import { schemaAddress } from '../schemaAddress.ts';

/** What stands for the header's settings where an editor put them on a page: nothing, and in preview where they belong. */
export function AppHeader() {
  const { preview } = usePageFacts();
  if (!preview) return null;
  return (
    <BlockNotice
      schemaId={schemaAddress('app-header')}
      problem="The header is around every page. Publish its settings under the key app-header, and take them off this page."
    />
  );
}
