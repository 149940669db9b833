import { BlockDataProvider } from '@tailorbird/blocks/BlockData';
import { ShopPageBlocks } from '@tailorbird/blocks/ShopPageBlocks';
import { VisuallyHidden } from '@tailorbird/ui/VisuallyHidden';
import { ownBlocks } from '../blocks/ownBlocks.ts';
import type { LoadedPage } from './loadPage.server.ts';
import { shop } from './shop.ts';

/** A page that editors composed. Its title is read out before its blocks. */
export function PageView({ loaded: { page, data, title } }: { loaded: LoadedPage }) {
  return (
    <main id="main" tabIndex={-1}>
      <h1>
        <VisuallyHidden>{title || shop.name}</VisuallyHidden>
      </h1>
      <BlockDataProvider data={data}>
        <ShopPageBlocks page={page} own={ownBlocks} />
      </BlockDataProvider>
    </main>
  );
}
