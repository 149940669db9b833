import { PageFactsProvider } from '@tailorbird/blocks/PageFacts';
import type { ComponentType } from 'react';
import type { Market } from '../../../packages/commerce/src/market.ts';

/** A story as the page of a market has it. */
export function inMarket(market: Market, Story: ComponentType) {
  return (
    <PageFactsProvider market={market} embeds>
      <Story />
    </PageFactsProvider>
  );
}
