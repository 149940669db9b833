/** What became of one of several things that were put into the bag together. */
export type AddOutcome = 'added' | 'fewer' | 'sold-out' | 'gone' | 'personal' | 'bag-full' | 'failed';

const told: { readonly [O in Exclude<AddOutcome, 'added'>]: string } = {
  fewer: 'Fewer are left than you asked for',
  'sold-out': 'Sold out',
  gone: 'No longer sold',
  personal: 'Please choose anew, on its own page',
  'bag-full': 'Your bag is full and has no room for',
  failed: 'Could not be added this time',
};

/**
 * What a shopper is told who added several things at once: by name what is not in the bag as asked, and whether anything is.
 * @param lines Each with its name as the shopper knows it: `Fern Breton Tee, Indigo, 12`.
 */
export function eachAdded(lines: readonly { readonly name: string; readonly outcome: AddOutcome }[]): {
  readonly isDone: boolean;
  readonly text: string;
} {
  const ofOutcome = (outcome: AddOutcome) => lines.filter((line) => line.outcome === outcome);
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
