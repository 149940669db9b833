import { inSpan } from '../../tracing/span.ts';
import type { PaymentProvider } from './paymentProvider.ts';

/** A payment provider whose answers are waited for in spans. */
export function tracedPayments(provider: PaymentProvider): PaymentProvider {
  const ask = <T>(what: string, work: () => Promise<T>) =>
    inSpan(`payment ${what}`, { kind: 'client', attributes: { 'peer.service': 'payment' } }, work);
  return {
    charge: (charge) => ask('charge', () => provider.charge(charge)),
    find: (key) => ask('find', () => provider.find(key)),
    refund: (key) => ask('refund', () => provider.refund(key)),
  };
}
