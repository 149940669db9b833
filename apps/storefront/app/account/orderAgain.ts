import { isGiftCard } from '@tailorbird/commerce/bag/giftCard';
import { lineName } from '@tailorbird/commerce/bag/lineOptions';
import type { Order } from '@tailorbird/commerce/model/checkout';
import { addEach } from '../bag/addEach.ts';
import { answerTo } from '../form/formFields.ts';
import type { Shop } from '../requestContext.ts';
import { accountMessage } from './accountAnswer.ts';
import type { AgainAnswer } from './againAnswer.ts';

type Line = Order['lines'][number];

/** Puts the lines of an order into the bag again, each for itself: what cannot be had is told by name and the rest goes in. */
export async function orderAgain(
  shop: Shop,
  request: Request,
  form: FormData,
  { lines }: Pick<Order, 'lines'>,
): Promise<AgainAnswer> {
  const wanted = lines.map((line) => {
    if (isPersonal(line)) return { name: line.name, line: 'personal' as const };
    const { productId, variantId, quantity } = line;
    return { name: lineName(line, shop.market.market), line: { productId, variantId, quantity } };
  });
  const added = await addEach(shop, request, form, { what: 'order again', wanted });
  if (!added.ok)
    return {
      ...answerTo(form, { message: accountMessage(added.error) }),
      tag: 'again',
      isDone: false,
      count: 0,
      items: [],
    };
  const { text, isDone, count, items } = added.value;
  return { ...answerTo(form, { message: text }), tag: 'again', isDone, count, items };
}

const variantOptions = ['Color', 'Size', 'Length'];

/** Whether a shopper wrote something on it that is not to be sent twice: a gift card is for somebody, on a day. */
function isPersonal({ sku, options }: Line): boolean {
  return isGiftCard(sku) || options.some(({ name }) => !variantOptions.includes(name));
}
