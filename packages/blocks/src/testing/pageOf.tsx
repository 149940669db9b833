import type { ReactNode } from 'react';
import { BlockDataProvider } from '../page/BlockData.tsx';
import { BlockList } from '../page/BlockList.tsx';
import { PageFactsProvider } from '../page/PageFacts.tsx';
import { type BrokenBlock, parseBlocks } from '../parse.ts';
import { schemaAddress } from '../schemaAddress.ts';
import type { BlockId } from '../schemas.ts';
import { fixtureProductsIn } from './fixtureProducts.ts';

/** For tests: a page of one block in the EU, as the content service would deliver its content. */
export function pageOf(id: BlockId, content: unknown): { page: ReactNode; broken: readonly BrokenBlock[] } {
  const fields = typeof content === 'object' ? content : {};
  const { blocks, broken } = parseBlocks([{ ...fields, _meta: { schema: schemaAddress(id) } }]);
  const page = (
    <PageFactsProvider market="eu" embeds>
      <BlockDataProvider data={{ products: fixtureProductsIn.eu }}>
        <BlockList blocks={blocks} />
      </BlockDataProvider>
    </PageFactsProvider>
  );
  return { page, broken };
}
