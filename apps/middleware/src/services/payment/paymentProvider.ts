import type { Currency } from '@tailorbird/commerce/market';
import { inSpan } from '../../tracing/span.ts';

/** What became of a charge. `reference` is the provider's own name for it. */
export type ChargeOutcome =
  | { readonly state: 'captured'; readonly reference: string }
  | { readonly state: 'declined' }
  /** No answer in time: the money may or may not have been taken. Ask with `find` before charging again. */
  | { readonly state: 'timeout' };

export interface Charge {
  /** Stands for the card; card details reach the provider only. */
  readonly token: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: Currency;
  /** The same key is the same charge, however often it is sent. */
  readonly idempotencyKey: string;
}

/** Some of a charge that is given back. */
export interface PartRefund {
  /** The key of the charge. */
  readonly charge: string;
  /** Minor units; no more than is left of the charge. */
  readonly amount: number;
  /** The same key is the same refund, however often it is sent. */
  readonly idempotencyKey: string;
}

/** A card payment provider. */
export interface PaymentProvider {
  readonly charge: (charge: Charge) => Promise<ChargeOutcome>;
  /** What became of an earlier charge; undefined when the provider never received it. */
  readonly find: (idempotencyKey: string) => Promise<ChargeOutcome | undefined>;
  /** Gives back what is left of a captured charge; giving back twice is the same as once. */
  readonly refund: (idempotencyKey: string) => Promise<void>;
  /** Gives some of a captured charge back. Throws where less is left of it. */
  readonly refundPart: (part: PartRefund) => Promise<void>;
}

/** A payment provider whose answers are waited for in spans. */
export function tracedPayments(provider: PaymentProvider): PaymentProvider {
  const ask = <T>(what: string, work: () => Promise<T>) =>
    inSpan(`payment ${what}`, { kind: 'client', attributes: { 'peer.service': 'payment' } }, work);
  return {
    charge: (charge) => ask('charge', () => provider.charge(charge)),
    find: (key) => ask('find', () => provider.find(key)),
    refund: (key) => ask('refund', () => provider.refund(key)),
    refundPart: (part) => ask('refund', () => provider.refundPart(part)),
  };
}
