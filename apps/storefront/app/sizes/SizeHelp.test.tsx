import { PageFactsProvider } from '@tailorbird/blocks/PageFacts';
import { type Market, marketList } from '@tailorbird/commerce/market';
import type { SizeTableId } from '@tailorbird/commerce/sizes/sizeTables';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SizeHelp } from './SizeHelp.tsx';

const product = { sku: '200001', sizes: ['10', '12'], lengths: [] };
const help = (market: Market, own: SizeTableId) =>
  renderToStaticMarkup(
    <PageFactsProvider market={market}>
      <SizeHelp product={product} tableIds={[own]} />
    </PageFactsProvider>,
  );

test('beside sizes that are others elsewhere stands whose they are, where they are not the market’s own', () => {
  const told = (own: SizeTableId) => marketList.filter((market) => help(market, own).includes('UK sizes'));
  expect(told('womens')).toEqual(['eu']);
  expect(told('mens')).toEqual([]);
});
