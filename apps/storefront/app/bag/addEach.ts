import type { AnalyticsItem } from '@tailorbird/commerce/analytics/analyticsEvents';
import { itemOfLine } from '@tailorbird/commerce/analytics/reportedItem';
import { bagLines, itemCount } from '@tailorbird/commerce/bag/bagContents';
import { type AddOutcome, eachAdded } from '@tailorbird/commerce/bag/eachAdded';
import type { CallError } from '@tailorbird/commerce/contract/callError';
import { messages } from '@tailorbird/commerce/messages';
import type { Bag } from '@tailorbird/commerce/model/bag';
import { ok, type Result } from '@tailorbird/commerce/result';
import { textIn } from '../form/formFields.ts';
import { intentKey } from '../intentKey.ts';
import type { Shop } from '../requestContext.ts';
import { lastBagViewIn } from './cartCookie.ts';
import { bagToAddTo } from './currentBag.ts';

interface NewLine {
  readonly productId: number;
  readonly variantId: number;
  readonly quantity: number;
}

/** One of several things to be added, by the name it is told by. */
export interface Wanted {
  readonly name: string;
  /** Why not, where that is known before the bag is asked. */
  readonly line: NewLine | 'sold-out' | 'personal';
}

interface EachAdded {
  readonly outcomes: readonly AddOutcome[];
  readonly text: string;
  /** Whether anything is in the bag. */
  readonly isDone: boolean;
  /** Items in the bag since. */
  readonly count: number;
  /** What the data layer is told was added. */
  readonly items: readonly AnalyticsItem[];
}

/**
 * Puts several things into the bag, each for itself: what cannot be had is told by name and the rest goes in. The same
 * form sent twice puts them in once; where no script marks it, so does one sent again before the bag was viewed.
 * @param what Tells its forms from others that ask for the same.
 */
export async function addEach(
  shop: Shop,
  request: Request,
  form: FormData,
  { what, wanted }: { readonly what: string; readonly wanted: readonly Wanted[] },
): Promise<Result<EachAdded, CallError>> {
  const found = await bagToAddTo(shop, request);
  if (!found.ok) return found;
  const mark = textIn(form, 'mark') || lastBagViewIn(request.headers.get('cookie'));
  let bag = found.value;
  const outcomes: AddOutcome[] = [];
  const added: NewLine[] = [];
  // One after the other: they change the same bag.
  for (const [at, { line }] of wanted.entries()) {
    if (typeof line === 'string') {
      outcomes.push(line);
      continue;
    }
    const asked = { cartId: bag.id, lineItems: [line] };
    const key = intentKey(`${what} ${mark} ${at}`, asked);
    const answer = await shop.client.once(key).commerce.addCartItems(asked);
    outcomes.push(answer.ok ? addedAs(answer.value) : refusedAs(answer.error));
    if (!answer.ok) continue;
    bag = answer.value;
    added.push(line);
  }
  const told = eachAdded(
    wanted.map(({ name }, at) => ({ name, outcome: outcomes[at] ?? ('failed' as const) })),
  );
  return ok({ ...told, outcomes, count: itemCount(bag), items: reported(added, bag) });
}

const addedAs = ({ notice }: Bag): AddOutcome => (notice === messages.quantityAdjusted ? 'fewer' : 'added');

function refusedAs({ tag, message }: CallError): AddOutcome {
  if (message === messages.bagFull) return 'bag-full';
  if (tag === 'sold-out') return 'sold-out';
  if (tag === 'refused') return 'personal';
  return tag === 'not-found' && message !== messages.noCartToAddTo ? 'gone' : 'failed';
}

/** What was added, at what it costs in the bag. */
function reported(added: readonly NewLine[], bag: Bag) {
  const inBag = bagLines(bag);
  return added.flatMap(({ variantId, quantity }) => {
    const line = inBag.findLast((one) => one.variantId === variantId);
    return line ? [itemOfLine({ ...line, quantity: Math.min(quantity, line.quantity) })] : [];
  });
}
