import { PageFactsProvider } from '@tailorbird/blocks/PageFacts';
import type { Badge } from '@tailorbird/commerce/model/badge';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProductBadges } from './ProductBadges.tsx';

const shown = (badge: Badge) =>
  renderToStaticMarkup(
    <PageFactsProvider market="uk">
      <ProductBadges badges={[badge]} />
    </PageFactsProvider>,
  );

test('blocks §3 badge 5: a product’s page says a badge’s pdpText in its pdpTextColour, where it has them', () => {
  const badge = { typeId: 'sale', text: 'Sale', textColour: '#1C2B2A' } as const;
  const own = shown({ ...badge, pdpText: 'Sale: 33% off', pdpTextColour: '#FFFFFF' });
  expect(own).toContain('>Sale: 33% off<');
  expect(own).toContain('--badge-colour:#FFFFFF');
  expect(shown(badge)).toContain('>Sale<');
  expect(shown(badge)).toContain('--badge-colour:#1C2B2A');
});
