/**
 * The places where a process can be ended on purpose to see that nothing is lost or done twice (reliability §4.2), in
 * its order. `crashes` comes to each of them.
 */
export const faultPoints = [
  'reservation uncommitted',
  'reserved, no answer',
  'billing address',
  'consignment',
  'shipping option',
  'payment begun',
  'card charged',
  'payment recorded',
  'stock being taken',
  'order inserted, bag open',
  'mail unsent',
  'mail sent, unmarked',
  'lines merged, bag unmarked',
  'bags merged, no answer',
  'customer inserted, no session',
  'reset spent, password old',
  'migration',
  'seed',
] as const;

export type FaultPoint = (typeof faultPoints)[number];
