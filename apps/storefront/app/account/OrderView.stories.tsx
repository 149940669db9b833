import type { Meta, StoryObj } from '@storybook/react-vite';
import { trackingText } from '@tailorbird/commerce/customer/trackingText';
import type { Order } from '@tailorbird/commerce/model/checkout';
import { expect } from 'storybook/test';
import { OrderView } from './OrderView.tsx';
import { storyOrder } from './storyAccount.ts';

const meta = { title: 'Account/Order', component: OrderView } satisfies Meta<typeof OrderView>;

export default meta;
type Story = StoryObj<typeof meta>;

function orderIn(status: Order['status'], part: Partial<Order> = {}): Story {
  const order = { ...storyOrder, ...part, status };
  return { args: { order: { ...order, tracking: trackingText(order) } } };
}

export const Open: Story = orderIn('Open');
export const Pending: Story = orderIn('Pending');
export const Confirmed: Story = orderIn('Confirmed');
export const Shipped: Story = orderIn('Shipped');
export const Complete: Story = orderIn('Complete');
export const Cancelled: Story = orderIn('Cancelled');
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
