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
 * The request of a wallet (commerce §5, §9): address and name are asked for with physical items only, the e-mail only
 * where it is not known, and the amount is whole minor units from end to end.
 */
export function walletRequest({ bag, market, email, checkout }: Purchase): WalletRequest {
  const isDigital = isDigitalOnly(bag);
  const minorUnits = isDigital ? bag.cartAmount : (checkout?.grandTotal ?? bag.cartAmount);
  const delivery: ContactField[] = isDigital ? [] : ['postalAddress', 'name', 'phone'];
  return {
    countryCode: 'GB',
    currencyCode: markets[market].currency,
    minorUnits,
    amount: decimalAmount(minorUnits),
    shippingContactFields: email === null ? [...delivery, 'email'] : delivery,
    billingContactFields: ['postalAddress', 'name'],
    email,
    supportedCountries: isDigital ? [] : deliveryCountries[market],
    shippingMethods: isDigital ? [] : (checkout?.shippingOptions ?? []).map(toMethod),
  };
}

function toMethod({ id, description, additionalDescription, cost }: ShippingOption): WalletShippingMethod {
  return { identifier: id, label: description, detail: additionalDescription, amount: decimalAmount(cost) };
}
