import type { Order } from '@tailorbird/commerce/model/checkout';
import { expect, test } from 'vitest';
import { orderMail } from './orderMail.ts';

const address = {
  firstName: 'Wren',
  lastName: 'Hedge',
  addressLine1: '1 Lane End',
  addressLine2: '',
  city: 'Ludlow',
  county: '',
  postCode: 'SY8 1AA',
  country: 'GB',
  phone: '',
};
const line = (sku: string, name: string, options: Order['lines'][number]['options'] = []) => ({
  sku,
  productId: 1,
  variantId: 1,
  name,
  options,
  imageUrl: '/i/one',
  quantity: 1,
  unitPrice: 2500,
  total: 2500,
});
const dress = line('200001-MOS-10', 'Fern Dress');
const byEmail = line('100000-LEA-25', 'Gift Card by Email', [
  { name: 'Send date', value: '2026-12-24' },
  { name: 'Your message', value: 'Keep warm.\nWren' },
]);
const byPost = line('100001-LEA-25', 'Gift Card by Post');

/** The text of the mail that confirms these lines. */
function textOf(lines: Order['lines'], isSent = true): string {
  const order: Order = {
    id: 100_001,
    cartId: 'cart',
    status: 'Pending',
    email: 'wren@example.com',
    currency: 'GBP',
    lines,
    billingAddress: address,
    shippingAddress: isSent ? address : null,
    shippingMethod: isSent ? 'Standard Delivery' : null,
    subtotal: 2500 * lines.length,
    discountTotal: 0,
    shippingTotal: 0,
    grandTotal: 2500 * lines.length,
    giftCardTotal: 0,
    placedAt: '2026-11-27T10:00:00.000Z',
  };
  return orderMail(order, { publicUrl: 'https://shop.example', market: 'uk' }, false).text;
}

const onItsWay = 'will write again when it is on its way';
const byMail = 'Gift cards by email go out on the day you chose, or today.';
const returns = 'Changed your mind?';

test('a gift card by email is no parcel: it goes out by email, alone or beside what is sent', () => {
  const alone = textOf([byEmail], false);
  expect(alone).toContain(byMail);
  for (const words of [onItsWay, returns, 'Expected']) expect(alone).not.toContain(words);
  const beside = textOf([dress, byEmail]);
  for (const words of [byMail, onItsWay, returns, 'Expected']) expect(beside).toContain(words);
});

test('a gift card by post is sent and never comes back', () => {
  const posted = textOf([byPost]);
  expect(posted).toContain(onItsWay);
  for (const words of [byMail, returns]) expect(posted).not.toContain(words);
});

test('what was written on a gift card is read back as its form asks, with its lines', () => {
  expect(textOf([byEmail], false)).toContain(
    '  Send date: 24 December 2026\n  Your message: Keep warm.\n  Wren\n',
  );
});
