import { PageFactsProvider } from '@tailorbird/blocks/PageFacts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { storyDress } from '../testing/storyDress.ts';
import { BuyBar } from './BuyBar.tsx';

const barAt = (nowPrice: number | undefined) =>
  renderToStaticMarkup(
    <PageFactsProvider market="uk">
      <BuyBar
        product={storyDress}
        nowPrice={nowPrice}
        choice={{ size: null, length: null }}
        onChoose={() => undefined}
        soldOut={false}
        busy={false}
      />
    </PageFactsProvider>,
  );

test('a phone’s bar says what one costs in the bag, beside the price before it', () => {
  expect(barAt(5520)).toContain('Was £69, now £55.20');
});

test('without a promotion it says the price alone', () => {
  expect(barAt(undefined)).toContain('£69');
  expect(barAt(undefined)).not.toContain('Was');
});
