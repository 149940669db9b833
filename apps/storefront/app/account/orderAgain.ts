import { itemOfLine } from '@tailorbird/commerce/analytics/reportedItem';
import { bagLines, itemCount } from '@tailorbird/commerce/bag/bagContents';
import { isGiftCard } from '@tailorbird/commerce/bag/giftCard';
import { type AgainOutcome, orderedAgain } from '@tailorbird/commerce/bag/orderedAgain';
import type { CallError } from '@tailorbird/commerce/contract/callError';
import { messages } from '@tailorbird/commerce/messages';
import type { Bag } from '@tailorbird/commerce/model/bag';
import type { Order } from '@tailorbird/commerce/model/checkout';
import { lastBagViewIn } from '../bag/cartCookie.ts';
import { bagToAddTo } from '../bag/currentBag.ts';
import { answerTo, textIn } from '../form/formFields.ts';
import { intentKey } from '../intentKey.ts';
import { lineName } from '../order/lineName.ts';
import type { Shop } from '../requestContext.ts';
import { accountMessage } from './accountAnswer.ts';
import type { AgainAnswer } from './againAnswer.ts';

type Line = Order['lines'][number];

/**
 * Puts the lines of an order into the bag again, each for itself: what cannot be had is told by name and the rest goes in.
 * The same form sent twice puts them in once; where no script marks it, so does one sent again before the bag was viewed.
 */
export async function orderAgain(
  shop: Shop,
  request: Request,
  form: FormData,
  { lines }: Pick<Order, 'lines'>,
): Promise<AgainAnswer> {
  const found = await bagToAddTo(shop, request);
  if (!found.ok) return refused(form, accountMessage(found.error));
  const mark = textIn(form, 'mark') || lastBagViewIn(request.headers.get('cookie'));
  let bag = found.value;
  const done: { name: string; outcome: AgainOutcome }[] = [];
  const added: Line[] = [];
  // One after the other: they change the same bag.
  for (const [at, line] of lines.entries()) {
    const name = isPersonal(line) ? line.name : lineName(line, shop.market.market);
    if (isPersonal(line)) {
      done.push({ name, outcome: 'personal' });
      continue;
    }
    const { productId, variantId, quantity } = line;
    const asked = { cartId: bag.id, lineItems: [{ productId, variantId, quantity }] };
    const key = intentKey(`order again ${mark} ${at}`, asked);
    const answer = await shop.client.once(key).commerce.addCartItems(asked);
    done.push({ name, outcome: answer.ok ? addedAs(answer.value) : refusedAs(answer.error) });
    if (!answer.ok) continue;
    bag = answer.value;
    added.push(line);
  }
  const { isDone, text } = orderedAgain(done);
  return { ...refused(form, text), isDone, count: itemCount(bag), items: reported(added, bag) };
}

const refused = (form: FormData, message: string): AgainAnswer => ({
  ...answerTo(form, { message }),
  tag: 'again',
  isDone: false,
  count: 0,
  items: [],
});

const variantOptions = ['Color', 'Size', 'Length'];

/** Whether a shopper wrote something on it that is not to be sent twice: a gift card is for somebody, on a day. */
function isPersonal({ sku, options }: Line): boolean {
  return isGiftCard(sku) || options.some(({ name }) => !variantOptions.includes(name));
}

const addedAs = ({ notice }: Bag): AgainOutcome => (notice === messages.quantityAdjusted ? 'fewer' : 'added');

function refusedAs({ tag, message }: CallError): AgainOutcome {
  if (message === messages.bagFull) return 'bag-full';
  if (tag === 'sold-out') return 'sold-out';
  if (tag === 'refused') return 'personal';
  return tag === 'not-found' && message !== messages.noCartToAddTo ? 'gone' : 'failed';
}

/** What was added, at what it costs in the bag. */
function reported(added: readonly Line[], bag: Bag) {
  const inBag = bagLines(bag);
  return added.flatMap(({ variantId, quantity }) => {
    const line = inBag.findLast((one) => one.variantId === variantId);
    return line ? [itemOfLine({ ...line, quantity: Math.min(quantity, line.quantity) })] : [];
  });
}
