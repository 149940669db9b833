import type { Meta, StoryObj } from '@storybook/react-vite';
import { trackingText } from '@tailorbird/commerce/customer/trackingText';
import type { Order } from '@tailorbird/commerce/model/checkout';
import { formatMoney } from '@tailorbird/commerce/money';
import { moneyBackText } from '@tailorbird/commerce/returns/moneyBackText';
import { expect } from 'storybook/test';
import { OrderView } from './OrderView.tsx';
import { storyOrder } from './storyAccount.ts';

const meta = {
  title: 'Account/Order',
  globals: { market: 'uk' },
  component: OrderView,
} satisfies Meta<typeof OrderView>;

export default meta;
type Story = StoryObj<typeof meta>;

const pounds = (amount: number) => formatMoney(amount, 'GBP', 'en-GB');

function orderIn(status: Order['status'], part: Partial<Order> = {}): Story {
  const order = { ...storyOrder, ...part, status };
  return { args: { order: { ...order, tracking: trackingText(order) } } };
}

export const Open: Story = orderIn('Open');
export const Pending: Story = orderIn('Pending');
export const Confirmed: Story = orderIn('Confirmed');
export const Shipped: Story = orderIn('Shipped');
export const Complete: Story = orderIn('Complete');
/** What was paid has not been given back yet. */
export const Cancelled: Story = {
  args: {
    order: {
      ...storyOrder,
      status: 'Cancelled',
      tracking: `This order was cancelled. ${moneyBackText({ card: storyOrder.grandTotal, giftCard: 0 }, pounds)}`,
    },
  },
};
export const Refunded: Story = orderIn('Refunded');

export const PaidByGiftCard: Story = orderIn('Confirmed', { giftCardTotal: 2500 });

/** Nothing was delivered, and nothing taken off. */
export const OfAGiftCard: Story = {
  ...orderIn('Complete', {
    shippingAddress: null,
    shippingMethod: null,
    discountTotal: 0,
    grandTotal: 10_150,
  }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Going to')).toBeNull();
    await expect(canvas.queryByText('Promotions have saved you')).toBeNull();
  },
};
