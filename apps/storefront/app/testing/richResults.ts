import { z } from 'zod';

/**
 * What Google asks of each kind of structured data for a rich result (developers.google.com/search/docs/appearance,
 * required fields, and those recommended ones the shop always has). For tests: unit and end to end.
 */
const url = z.url({ protocol: /^https?$/ });
const context = z.literal('https://schema.org');

const rating = z.strictObject({
  '@type': z.literal('AggregateRating'),
  ratingValue: z.number().min(1).max(5),
  reviewCount: z.int().positive(),
});

const offer = z.strictObject({
  '@type': z.literal('Offer'),
  url,
  price: z.string().regex(/^\d+\.\d{2}$/),
  priceCurrency: z.enum(['GBP', 'EUR', 'USD']),
  availability: z.enum(['https://schema.org/InStock', 'https://schema.org/OutOfStock']),
  itemCondition: z.literal('https://schema.org/NewCondition'),
});

const variant = z.strictObject({
  '@type': z.literal('Product'),
  name: z.string().min(1),
  description: z.string().min(1),
  sku: z.string().min(1),
  color: z.string().min(1),
  size: z.string().min(1).optional(),
  image: z.array(url).min(1),
  offers: offer,
});

const elsewhere = z.strictObject({ '@type': z.literal('Product'), url });

const common = {
  '@context': context,
  name: z.string().min(1).max(150),
  description: z.string().min(1).max(5000),
  brand: z.strictObject({ '@type': z.literal('Brand'), name: z.string().min(1) }),
  material: z.string().optional(),
  aggregateRating: rating.optional(),
  mainEntityOfPage: url,
};

const product = variant.omit({ size: true }).extend(common);

const productGroup = z.strictObject({
  ...common,
  '@type': z.literal('ProductGroup'),
  url,
  productGroupID: z.string().min(1),
  variesBy: z.array(z.enum(['https://schema.org/color', 'https://schema.org/size'])).min(1),
  hasVariant: z.array(z.union([variant, elsewhere])).min(2),
});

const positions = (items: readonly { position: number }[]) =>
  items.every(({ position }, at) => position === at + 1);

const breadcrumbs = z.strictObject({
  '@context': context,
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(
      z.strictObject({
        '@type': z.literal('ListItem'),
        position: z.int(),
        name: z.string().min(1),
        item: url.optional(),
      }),
    )
    .min(2)
    .refine(positions)
    .refine((items) => items.slice(0, -1).every(({ item }) => item !== undefined)),
});

const itemList = z.strictObject({
  '@context': context,
  '@type': z.literal('ItemList'),
  numberOfItems: z.int().positive(),
  itemListElement: z
    .array(z.strictObject({ '@type': z.literal('ListItem'), position: z.int(), url }))
    .refine(positions)
    .refine((items) => new Set(items.map((item) => item.url)).size === items.length),
});

const organisation = z.strictObject({
  '@context': context,
  '@type': z.literal('Organization'),
  '@id': url,
  name: z.string().min(1),
  description: z.string().min(1),
  url,
  logo: url,
  hasMerchantReturnPolicy: z.strictObject({
    '@type': z.literal('MerchantReturnPolicy'),
    applicableCountry: z.array(z.string().length(2)).min(1).max(50),
    returnPolicyCountry: z.string().length(2),
    returnPolicyCategory: z.literal('https://schema.org/MerchantReturnFiniteReturnWindow'),
    merchantReturnDays: z.int().positive(),
    returnMethod: z.array(z.enum(['https://schema.org/ReturnByMail', 'https://schema.org/ReturnInStore'])),
    returnFees: z.enum(['https://schema.org/FreeReturn', 'https://schema.org/ReturnShippingFees']),
    returnShippingFeesAmount: z
      .strictObject({
        '@type': z.literal('MonetaryAmount'),
        value: z.string().regex(/^\d+\.\d{2}$/),
        currency: z.enum(['GBP', 'EUR', 'USD']),
      })
      .optional(),
  }),
});

const website = z.strictObject({
  '@context': context,
  '@type': z.literal('WebSite'),
  name: z.string().min(1),
  url,
  inLanguage: z.string(),
  publisher: z.strictObject({ '@id': url }),
  potentialAction: z.strictObject({
    '@type': z.literal('SearchAction'),
    target: z.strictObject({
      '@type': z.literal('EntryPoint'),
      urlTemplate: z.string().regex(/^https?:\/\/.*\{search_term_string\}$/),
    }),
    'query-input': z.literal('required name=search_term_string'),
  }),
});

/** Any structured data the shop writes. */
export const richResult = z.discriminatedUnion('@type', [
  product,
  productGroup,
  breadcrumbs,
  itemList,
  organisation,
  website,
]);
