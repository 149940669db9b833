/** What a shopper is told whose bag cannot be shown: it is still there (reliability §4.9 database). */
export function BagKept() {
  return <p role="status">We are mending something. Your bag is kept: please try again in a moment.</p>;
}
