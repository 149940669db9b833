import type { Market } from '@tailorbird/commerce/market';
import type { Body, SizeAdvice } from '@tailorbird/commerce/sizes/sizeAdvice';
import type { SizeTableId } from '@tailorbird/commerce/sizes/sizeTables';
import { withinTime } from '../withinTime.ts';

/** Whom the fit-sizing service advises (commerce §7): the customer, if somebody is signed in, in the market's words. */
export interface FitShopper {
  readonly customerId: number | null;
  readonly locale: 'en_GB' | 'en_US' | 'en_EU';
}

/** What is to fit. */
export interface FitGarment {
  readonly sku: string;
  readonly tableId: SizeTableId;
  readonly lengths: readonly string[];
}

/** A conversation with the fit-sizing service. */
export interface FitSizing {
  readonly advise: (garment: FitGarment, body: Body) => Promise<SizeAdvice>;
}

/** The fit-sizing service, as an adapter offers it. It rejects when the service is away. */
export type FitService = (shopper: FitShopper) => Promise<FitSizing>;

/** The locale the service knows a market by. */
export const fitLocales: { readonly [M in Market]: FitShopper['locale'] } = {
  uk: 'en_GB',
  us: 'en_US',
  eu: 'en_EU',
};

/** A shopper does not wait longer than this for a service that is not needed to buy. */
const maxWaitMs = 3_000;

/** Reaches the service; undefined when it is away or too slow. */
export function reachFitService(
  service: FitService,
  shopper: FitShopper,
  waitMs = maxWaitMs,
): Promise<FitSizing | undefined> {
  return withinTime(service(shopper), waitMs);
}
