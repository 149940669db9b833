import type { Place } from '@tailorbird/commerce/model/address';

/** What became of the address finder. */
export type FinderOutcome =
  | { readonly tag: 'found'; readonly places: readonly Place[] }
  /** The service did not answer. */
  | { readonly tag: 'resting' }
  | { readonly tag: 'filled' };

/** The same for a form that comes back, with what the names of the address's fields begin with. */
export type FoundPlaces = FinderOutcome & { readonly prefix: string };

/** What is said of it; nothing while there are addresses to choose from. */
export const finderMessages = {
  none: 'We found no address for that. Please try a part of it, or enter the address below.',
  resting: 'The address finder is resting. Please enter the address below.',
  filled: 'Filled in below. Please check that it is right.',
  looking: 'Looking for addresses …',
} as const;
