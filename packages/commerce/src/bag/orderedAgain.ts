/** What became of a line of an order that was put into the bag again. */
export type AgainOutcome = 'added' | 'fewer' | 'sold-out' | 'gone' | 'personal' | 'bag-full' | 'failed';

const told: { readonly [O in Exclude<AgainOutcome, 'added'>]: string } = {
  fewer: 'Fewer are left than you ordered',
  'sold-out': 'Sold out',
  gone: 'No longer sold',
  personal: 'Please choose anew, on its own page',
  'bag-full': 'Your bag is full and has no room for',
  failed: 'Could not be added this time',
};

/**
 * What a shopper is told who ordered again: by name what is not in the bag as it was, and whether anything is.
 * @param lines Each with its name as the shopper knows it: `Fern Breton Tee, Indigo, 12`.
 */
export function orderedAgain(lines: readonly { readonly name: string; readonly outcome: AgainOutcome }[]): {
  readonly isDone: boolean;
  readonly text: string;
} {
  const ofOutcome = (outcome: AgainOutcome) => lines.filter((line) => line.outcome === outcome);
  // The keys of the object they index.
  const sentences = (Object.keys(told) as (keyof typeof told)[]).flatMap((outcome) => {
    const names = ofOutcome(outcome).map(({ name }) => name);
    return names.length === 0 ? [] : [`${told[outcome]}: ${names.join('; ')}.`];
  });
  const isDone = ofOutcome('added').length + ofOutcome('fewer').length > 0;
  const bag = isDone
    ? `${sentences.length === 0 ? 'Everything' : 'What we have'} is in your bag, at today’s prices.`
    : 'Nothing was added to your bag.';
  return { isDone, text: [...sentences, bag].join(' ') };
}
