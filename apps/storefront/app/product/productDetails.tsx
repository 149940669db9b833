import { isGiftCard, isSpecificGiftCard } from '@tailorbird/commerce/bag/giftCard';
import { href, type Market } from '@tailorbird/commerce/market';
import type { CustomFieldName, Product } from '@tailorbird/commerce/model/product';
import { deliveryText, returnsText } from '@tailorbird/commerce/policy/marketPolicy';
import type { AccordionItem } from '@tailorbird/ui/Accordion';

const fits: readonly (readonly [CustomFieldName, string])[] = [
  ['product_fit', 'Fit'],
  ['styling_length', 'Length'],
  ['neck_collar_shape', 'Neck'],
  ['sleeve_length', 'Sleeves'],
  ['model_wears_displayed', 'Our model'],
  ['standard_measurements_displayed', 'Measurements'],
  ['petite_model_displayed', 'Our petite model'],
  ['petite_measurements_displayed', 'Petite measurements'],
];
const cares: readonly (readonly [CustomFieldName, string])[] = [
  ['fabric_composition', 'Made of'],
  ['washcare', 'Washing'],
];

/** The facts of a product that open one by one: fit, fabric, delivery and returns. */
export function productDetails(product: Product, market: Market): AccordionItem[] {
  const rows = [
    { id: 'fit', title: 'Size and fit', entries: fieldsOf(product, fits) },
    { id: 'fabric', title: 'Fabric and care', entries: fieldsOf(product, cares) },
  ];
  return [
    ...rows
      .filter(({ entries }) => entries.length > 0)
      .map(({ id, title, entries }) => ({ id, title, body: <Facts entries={entries} /> })),
    ...deliveryOf(product, market),
  ];
}

function fieldsOf({ customFields }: Product, wanted: readonly (readonly [CustomFieldName, string])[]) {
  return wanted.flatMap(([name, label]) => {
    const value = customFields[name];
    return value ? [[label, value] as const] : [];
  });
}

function Facts({ entries }: { entries: readonly (readonly [string, string])[] }) {
  return (
    <dl>
      {entries.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A gift card is no thing that comes back, and one by email is not delivered. */
function deliveryOf({ sku }: Product, market: Market): AccordionItem[] {
  if (isSpecificGiftCard(sku)) return [];
  const returns = (
    <p>
      Changed your mind? {returnsText(market)} <a href={href(market, '/returns')}>How to return</a>
    </p>
  );
  const isCard = isGiftCard(sku);
  return [
    {
      id: 'delivery',
      title: isCard ? 'Delivery' : 'Delivery and returns',
      body: (
        <>
          <p>{deliveryText(market)}</p>
          {!isCard && returns}
        </>
      ),
    },
  ];
}
