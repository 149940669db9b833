import type { ReactNode } from 'react';
import { BlockDataProvider } from '../page/BlockData.tsx';
import { usePageFacts } from '../page/PageFacts.tsx';
import { fixtureProductsIn } from './fixtureProducts.ts';

/** For stories: gives the blocks within it the fixture products at the prices of the page's market. */
export function FixtureProducts({ children }: { children: ReactNode }) {
  const { market } = usePageFacts();
  return <BlockDataProvider data={{ products: fixtureProductsIn[market] }}>{children}</BlockDataProvider>;
}
