import { isDigitalOnly } from '../bag/bagContents.ts';
import { deliveryCountries } from '../checkout/deliveryCountries.ts';
import { type Currency, type Market, markets } from '../market.ts';
import type { Bag } from '../model/bag.ts';
import type { ShippingOption } from '../model/checkout.ts';
import { decimalAmount } from '../money.ts';

/** What a shopper is asked for in the sheet. */
export type ContactField = 'postalAddress' | 'name' | 'email' | 'phone';

/** What a payment sheet is opened with, for Apple Pay and the browser's own Payment Request alike. */
export interface WalletRequest {
  /** Of the shop, whatever the market (commerce §9). */
  readonly countryCode: 'GB';
  readonly currencyCode: Currency;
  /** What is charged, in minor units. */
  readonly minorUnits: number;
  /** The same for sheets that are told decimals: `12.50`. */
  readonly amount: string;
  readonly shippingContactFields: readonly ContactField[];
  readonly billingContactFields: readonly ContactField[];
  /** Already known, and then not asked for. */
  readonly email: string | null;
  /** Countries a parcel can go to; none where nothing has to be delivered. */
  readonly supportedCountries: readonly string[];
  readonly shippingMethods: readonly WalletShippingMethod[];
  /** What the amount is made of, as decimals; the amounts of the lines sum to it. */
  readonly lines: readonly WalletLine[];
}

export interface WalletLine {
  readonly label: string;
  readonly amount: string;
}

export interface WalletShippingMethod {
  readonly identifier: string;
  readonly label: string;
  readonly detail: string;
  readonly amount: string;
}

interface Purchase {
  readonly bag: Bag;
  readonly market: Market;
  /** The signed-in customer's, or what was given at checkout identity. */
  readonly email: string | null;
  /** Of the checkout, once there is an address; a bag of digital items has none and is charged its own amount. */
  readonly checkout: {
    readonly grandTotal: number;
    readonly shippingOptions: readonly ShippingOption[];
  } | null;
}

/**
 * The request of a wallet (commerce §5, §9): delivery address and name are asked for with physical items only, those of the
 * bill always, the e-mail only where it is not known, the phone number always, since an address is not complete without (commerce §5), and the
 * amount is whole minor units from end to end.
 */
export function walletRequest({ bag, market, email, checkout }: Purchase): WalletRequest {
  const isDigital = isDigitalOnly(bag);
  const asked = firstWalletRequest({ isDigital, amount: bag.cartAmount, market, email });
  if (isDigital || !checkout) return asked;
  const { grandTotal, shippingOptions } = checkout;
  const delivery = { label: 'Delivery', amount: decimalAmount(grandTotal - bag.cartAmount) };
  return {
    ...asked,
    minorUnits: grandTotal,
    amount: decimalAmount(grandTotal),
    shippingMethods: shippingOptions.map(toMethod),
    lines: [...asked.lines, delivery],
  };
}

/** What a page knows of a purchase before the server has looked at the bag. */
interface PageFacts extends Pick<Purchase, 'market' | 'email'> {
  readonly isDigital: boolean;
  /** Of the goods, in minor units. */
  readonly amount: number;
}

/**
 * The request a sheet opens with at the very press, because browsers open one for a press only and nothing that has to
 * be waited for. The server's own takes its place before anything is paid.
 */
export function firstWalletRequest({ isDigital, amount, market, email }: PageFacts): WalletRequest {
  const fields: ContactField[] = isDigital ? ['phone'] : ['postalAddress', 'name', 'phone'];
  return {
    countryCode: 'GB',
    currencyCode: markets[market].currency,
    minorUnits: amount,
    amount: decimalAmount(amount),
    shippingContactFields: email === null ? [...fields, 'email'] : fields,
    billingContactFields: ['postalAddress', 'name'],
    email,
    supportedCountries: isDigital ? [] : deliveryCountries[market],
    shippingMethods: [],
    lines: [{ label: 'Goods', amount: decimalAmount(amount) }],
  };
}

function toMethod({ id, description, additionalDescription, cost }: ShippingOption): WalletShippingMethod {
  return { identifier: id, label: description, detail: additionalDescription, amount: decimalAmount(cost) };
}
