import { type Market, markets } from '@tailorbird/commerce/market';
import { majorUnits, minorUnitsOf } from '@tailorbird/commerce/money';
import { withPolicy } from '@tailorbird/commerce/policy/marketPolicy';
import { priceIn } from './marketPrices.ts';

/** What fixtures say of sums and deliveries in the UK, and what an editor says of them elsewhere. */
const phrases: readonly { readonly [M in Market]: string }[] = [
  {
    uk: 'Free UK delivery over £50',
    eu: 'Free delivery over {free-delivery-from}',
    us: 'Free delivery over {free-delivery-from}',
  },
  {
    uk: 'Free returns to any shop',
    eu: 'Returns within {returns-days} days',
    us: 'Returns within {returns-days} days',
  },
  {
    uk: 'Three to five days. **Next day** if you order by 2 pm, and [any of our shops](/shop-finder) for nothing.',
    eu: 'Four to seven working days, and nothing to pay over **{free-delivery-from}**.',
    us: 'Six to ten business days, and nothing to pay over **{free-delivery-from}**.',
  },
  {
    uk: '- Standard: three to five days\n- Next day: order by 2 pm',
    eu: '- Standard: four to seven working days',
    us: '- Standard: six to ten business days',
  },
  { uk: 'under £25', eu: 'under €30', us: 'up to $35' },
  { uk: 'from £6', eu: 'from €7', us: 'from $8' },
  { uk: '£47.20 to £1,203.50', eu: '€60 to €1,519', us: '$63.20 to $1,675' },
  { uk: '£47.20', eu: '€60', us: '$63.20' },
];

function textIn(market: Market, text: string): string {
  const own = phrases.reduce((said, phrase) => said.replaceAll(phrase.uk, phrase[market]), text);
  return withPolicy(own, markets[market].locale);
}

function valueIn(market: Market, value: unknown, fixture: unknown): unknown {
  if (typeof value !== 'object' || value === null)
    return typeof value === 'string' && value === fixture ? textIn(market, value) : value;
  const before = new Map<string, unknown>(Object.entries(Object(fixture)));
  const entries = Object.entries(value).map(([name, inner]): [string, unknown] => {
    const isPrice = name === 'price' && typeof inner === 'number' && inner === before.get(name);
    const price = isPrice ? priceIn(market, minorUnitsOf(inner)) : undefined;
    return [name, price === undefined ? valueIn(market, inner, before.get(name)) : majorUnits(price)];
  });
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

/**
 * A fixture's content as an editor has it in a market: its words of sums and deliveries, and the prices of looks. What
 * differs from `fixture` somebody has typed, and stays.
 */
export function contentIn<Content>(market: Market, content: Content, fixture: unknown = content): Content {
  // Content keeps its shape.
  return valueIn(market, content, fixture) as Content;
}
