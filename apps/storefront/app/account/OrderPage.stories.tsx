import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@tailorbird/commerce/messages';
import { expect, waitFor, within } from 'storybook/test';
import { StoryShop } from '../testing/StoryShop.tsx';
import { OrderPage } from './OrderPage.tsx';
import { returnField, returnIdField } from './returnAnswer.ts';
import { storyOrder, storyReturned, storySubmission } from './storyAccount.ts';

const meta = {
  title: 'Account/Returns',
  globals: { market: 'uk' },
  component: OrderPage,
  decorators: [
    (Story) => (
      <StoryShop>
        <Story />
      </StoryShop>
    ),
  ],
  args: { order: storyReturned, action: '/find-order', submission: storySubmission, posted: undefined },
} satisfies Meta<typeof OrderPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One is waited for, one is done, and one more can be asked for. */
export const Returned: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Follow your parcel' })).toHaveAttribute(
      'href',
      'https://www.royalmail.com/track-your-item#/tracking-results/AB123456789GB',
    );
    await expect(canvasElement.querySelector('details')).not.toHaveAttribute('open');
  },
};

/** What was typed stands there still. */
export const NoReason: Story = {
  args: {
    isGuests: true,
    posted: {
      message: null,
      errors: { [returnField('reason', 0)]: 'Please say why.' },
      values: { [returnField('quantity', 0)]: '1' },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('details')).toHaveAttribute('open');
    await expect(canvas.getByLabelText('How many')).toHaveValue('1');
    await expect(canvas.getByLabelText('Why')).toHaveAccessibleDescription('Please say why.');
  },
};

/** What could not be had is named; the rest is in the bag. */
export const OrderedAgain: Story = {
  args: {
    order: storyOrder,
    posted: {
      tag: 'again',
      isDone: true,
      message:
        'Sold out: Juniper Print Dress with a name that goes on for longer than anybody planned, Madder. What we have is in your bag, at today’s prices.',
      errors: {},
      values: {},
      count: 2,
      items: [],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Sold out: Juniper Print Dress');
    await expect(canvas.getByRole('link', { name: 'View your bag' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Order again' })).toBeNull();
  },
};

/** It can be tried again. */
export const NothingLeft: Story = {
  args: {
    order: storyOrder,
    posted: {
      tag: 'again',
      isDone: false,
      message: 'Sold out: Fern Breton Tee, Indigo, 12. Nothing was added to your bag.',
      errors: {},
      values: {},
      count: 0,
      items: [],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing was added to your bag.');
    await expect(canvas.getByRole('button', { name: 'Order again' })).toBeEnabled();
  },
};

/** Each gift card is for somebody, so there is nothing to order again. */
export const OfAGiftCard: Story = {
  args: {
    order: {
      ...storyOrder,
      lines: storyOrder.lines.slice(0, 1).map((line) => ({
        ...line,
        sku: '100000-1',
        name: 'Gift Card by Email',
        options: [{ name: 'Size', value: '28' }],
      })),
      shippingAddress: null,
      shippingMethod: null,
      subtotal: 5600,
      discountTotal: 0,
      grandTotal: 5600,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Order again' })).toBeNull();
  },
};

export const Refused: Story = {
  args: { posted: { message: messages.notReached, errors: {}, values: {} } },
};

/** What could not be called off says why beside it; the form below stays shut. */
export const CannotBeCancelled: Story = {
  args: {
    order: {
      ...storyReturned,
      returns: storyReturned.returns.map((made) => ({ ...made, status: 'Received' })),
    },
    posted: {
      message: 'It has come back to us already, so it can no longer be cancelled.',
      errors: {},
      values: { [returnIdField]: '500001' },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await expect(canvas.getByRole('alert').closest('li')).toHaveTextContent('Return 500001');
    await expect(canvasElement.querySelector('details')).not.toHaveAttribute('open');
  },
};

/** Its units can be returned again. */
export const Cancelled: Story = {
  args: {
    order: {
      ...storyReturned,
      returns: storyReturned.returns.map((made) => ({ ...made, status: 'Cancelled' })),
      returnable: { until: '2026-12-19', lines: [0, 1].map((line) => ({ line, quantity: 1 })) },
    },
    posted: { message: null, errors: {}, values: {}, isDone: true, cancelled: 500_001 },
  },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('Return 500001 is cancelled.');
    await waitFor(() => expect(status).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: /^Cancel this return/ })).toBeNull();
  },
};

export const AskedFor: Story = {
  args: { posted: { message: null, errors: {}, values: {}, isDone: true } },
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status');
    await expect(status).toHaveTextContent('We have your return');
  },
};
