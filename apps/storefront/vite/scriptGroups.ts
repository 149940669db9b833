import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { preloadHelper } from '@tailorbird/engine/vitePreload';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Packages every page needs: one long-lived file. */
const framework =
  /node_modules[\\/](\.pnpm[\\/])?(react|react-dom|scheduler|react-router|cookie-es|@remix-run)[@\\/+]/;

const startFiles = new RegExp(
  `${preloadHelper.source}|[\\\\/](?:IslandServer\\.tsx|app[\\\\/](?:isPrefetchWelcome|routeId)\\.ts)$`,
);

/** What is around every page, with all it imports: thirty small files weighed five kilobytes more. */
const frame = /[\\/]app[\\/](?:root|shell[\\/]DefaultLayout)\.tsx$/;

/**
 * Small modules that the same pages load, each list in one file. A file has some 550 bytes of headers where it is not
 * sent by HTTP/2, and many of these are smaller than that.
 */
const together = {
  shared: [
    'packages/blocks/src/parts/product/cardItem.ts',
    'packages/commerce/src/analytics/itemEvent.ts',
    'packages/commerce/src/analytics/reportedItem.ts',
    'packages/commerce/src/bag/bagContents.ts',
    'packages/commerce/src/listing/listingMessages.ts',
    'packages/commerce/src/locale/timeZones.ts',
    'packages/commerce/src/money.ts',
    'packages/commerce/src/sizes/sizeText.ts',
    'packages/commerce/src/sizes/womensSizes.ts',
    'apps/storefront/app/bag-page/bagReport.ts',
  ],
  catalogue: [
    'packages/blocks/src/content-page/ContentPage.tsx',
    'packages/blocks/src/page/brokenPlace.ts',
    'packages/blocks/src/parts/product/ProductBadge.tsx',
    'packages/ui/src/breadcrumbs/Breadcrumbs.tsx',
    'apps/storefront/app/seo/jsonLdTags.ts',
    'apps/storefront/app/seo/seo.ts',
  ],
  dialog: ['packages/ui/src/dialog/Dialog.tsx', 'packages/ui/src/dialog/openModal.ts'],
  listed: ['packages/ui/src/pagination/Pagination.tsx', 'apps/storefront/app/useWaiting.ts'],
  price: ['packages/commerce/src/colours/colourWord.ts', 'packages/ui/src/price/Price.tsx'],
  offer: ['packages/commerce/src/pricing/priceView.ts', 'packages/commerce/src/variants/colourInPath.ts'],
  form: [
    'packages/ui/src/fields/FieldFrame.tsx',
    'packages/ui/src/fields/SelectField.tsx',
    'packages/ui/src/fields/TextField.tsx',
    'packages/ui/src/fields/choice.styles.ts',
    'packages/ui/src/fields/fieldParts.ts',
    'apps/storefront/app/account/fieldsOf.ts',
    'apps/storefront/app/form/EmailField.tsx',
    'apps/storefront/app/form/FormMessage.tsx',
    'apps/storefront/app/form/useSend.ts',
    'apps/storefront/app/form/useStayingForm.ts',
    'apps/storefront/app/seo/titleTags.ts',
  ],
  answer: [
    'packages/commerce/src/messages.ts',
    'packages/commerce/src/stock/stockNotice.ts',
    'apps/storefront/app/http/askServer.ts',
    'apps/storefront/app/newIdempotencyToken.ts',
  ],
  choose: [
    'packages/ui/src/fields/RadioGroupField.tsx',
    'packages/ui/src/fields/TextAreaField.tsx',
    'apps/storefront/app/form/takeFocus.ts',
  ],
  wish: ['apps/storefront/app/bag/useAddToBag.ts', 'apps/storefront/app/wishlist/pairsText.ts'],
  buy: [
    'apps/storefront/app/form/clientAction.ts',
    'apps/storefront/app/product/optionNames.ts',
    'apps/storefront/app/wallet/WalletSlot.tsx',
  ],
  delivery: ['packages/commerce/src/checkout/deliveryMethods.ts', 'packages/commerce/src/dates/dayText.ts'],
  arrival: [
    'packages/commerce/src/policy/arrival.ts',
    'packages/commerce/src/policy/marketPolicy.ts',
    'packages/ui/src/accordion/Disclosure.tsx',
  ],
  order: [
    'packages/commerce/src/addresses/addressLines.ts',
    'packages/commerce/src/checkout/deliveryCountries.ts',
    'packages/commerce/src/dates/marketDayText.ts',
    'apps/storefront/app/order/PrintReceipt.tsx',
  ],
  amounts: [
    'packages/commerce/src/amounts/shownAmounts.ts',
    'packages/commerce/src/amounts/standardDelivery.ts',
    'packages/commerce/src/bag/lineOptions.ts',
    'apps/storefront/app/bag-page/BagKept.tsx',
  ],
};

/**
 * How the browser's scripts are put together. A group takes with it all that its files import. What the frame shares with
 * the entry is a file of its own: the entry begins to hydrate as soon as it is loaded, so nothing may import it.
 */
export const scriptGroups = [
  { name: 'fw', test: framework, priority: 3 },
  { name: 'start', test: startFiles, priority: 2 },
  { name: 'frame', test: frame, priority: 1 },
  ...Object.entries(together).map(([name, files]) => ({ name, test: oneOf(files) })),
];

function oneOf(files: readonly string[]): (id: string) => boolean {
  const missing = files.find((file) => !existsSync(`${root}${file}`));
  if (missing !== undefined) throw new Error(`scriptGroups.ts names ${missing}, which is not there.`);
  const ids = new Set(files.map((file) => root + file));
  return (id) => ids.has(id);
}
