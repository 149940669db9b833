import { deliveryMethods, freeDeliveryFrom } from '@tailorbird/commerce/checkout/deliveryMethods';
import { href, type Market, markets } from '@tailorbird/commerce/market';
import type { CustomFieldName, Product } from '@tailorbird/commerce/model/product';
import { formatMoney } from '@tailorbird/commerce/money';
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
    { id: 'delivery', title: 'Delivery and returns', body: <Delivery market={market} /> },
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

function Delivery({ market }: { market: Market }) {
  const { currency, locale } = markets[market];
  const [standard] = deliveryMethods[market];
  const free = formatMoney(freeDeliveryFrom[market], currency, locale);
  return (
    <>
      {standard && (
        <p>
          {`${standard.description}, ${standard.additionalDescription}: ${formatMoney(standard.cost, currency, locale)}, free over ${free}.`}
        </p>
      )}
      <p>
        Changed your mind? Send it back within 28 days. <a href={href(market, '/returns')}>How to return</a>
      </p>
    </>
  );
}
