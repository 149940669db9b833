import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CheckoutStep } from '@tailorbird/commerce/checkout/checkoutSteps';
import { giftCardMessages } from '@tailorbird/commerce/gift-card/giftCardMessages';
import { messages } from '@tailorbird/commerce/messages';
import type { Checkout } from '@tailorbird/commerce/model/checkout';
import { expect, waitFor } from 'storybook/test';
import { StoryShop } from '../testing/StoryShop.tsx';
import { addressValues } from './addressValues.ts';
import { CheckoutIdentityPage } from './CheckoutIdentityPage.tsx';
import { CheckoutPage } from './CheckoutPage.tsx';
import { type CheckoutAnswer, checkoutMessage } from './checkoutAnswer.ts';
import { OrderConfirmationPage } from './OrderConfirmationPage.tsx';
import {
  addressedCheckout,
  digitalCheckout,
  emptyCheckout,
  paidCheckout,
  partlyPaidCheckout,
  payableCheckout,
  storyAddress,
  storyCard,
  storyOrder,
} from './storyCheckout.ts';

const meta = {
  title: 'Checkout/Checkout',
  globals: { market: 'uk' },
  decorators: [
    (Story) => (
      <StoryShop>
        <Story />
      </StoryShop>
    ),
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Identity: Story = {
  render: () => <CheckoutIdentityPage email="" error={undefined} answer={undefined} />,
};
export const IdentityWrong: Story = {
  render: () => <CheckoutIdentityPage email="wren@" error={messages.emailInvalid} answer="wrong" />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText(/^Email address/)).toHaveFocus());
  },
};

function stepOf(step: CheckoutStep, checkout: Checkout, answer?: CheckoutAnswer): Story {
  return {
    render: () => (
      <CheckoutPage
        checkout={checkout}
        step={step}
        guestEmail=""
        answer={answer}
        takesTestCards
        findsAddresses
      />
    ),
  };
}

const said = (message: string): CheckoutAnswer => ({ message, errors: {}, values: {} });

export const Details: Story = stepOf('address', emptyCheckout);
export const DetailsKnown: Story = {
  render: () => (
    <CheckoutPage
      checkout={emptyCheckout}
      step="address"
      guestEmail="wren@example.com"
      answer={undefined}
      takesTestCards={false}
      findsAddresses
      saved={[
        { ...storyAddress, id: 1, formFields: [] },
        { ...storyAddress, addressLine1: '8 Market Row', id: 2, formFields: [] },
      ]}
      chosen={2}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByLabelText(/^House number and street/)[0]).toHaveValue('8 Market Row');
    await expect(canvas.getByRole('link', { name: /1 Lane End/ })).toHaveAttribute(
      'href',
      '/checkout?step=address&to=1',
    );
  },
};
export const DetailsWrong: Story = {
  ...stepOf('address', emptyCheckout, {
    message: null,
    errors: { email: messages.emailInvalid, 'shipping.country': messages.cannotShip },
    values: { email: 'wren@', sameAddress: 'on', ...addressValues('shipping', storyAddress) },
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText(/^Email address/)).toHaveFocus());
    await expect(canvas.getByText(messages.cannotShip)).toBeVisible();
  },
};
/** Nothing has to be delivered, so only the bill needs an address. */
export const DetailsOfAGiftCard: Story = stepOf('address', digitalCheckout);
export const Delivery: Story = {
  ...stepOf('delivery', addressedCheckout),
  play: async ({ canvas }) => {
    // A phone has it behind the order's summary, which says the amount.
    await expect(canvas.getByText('Total with standard delivery')).toBeInTheDocument();
  },
};
export const Payment: Story = stepOf('payment', payableCheckout);
export const PaymentPartlyByGiftCard: Story = {
  ...stepOf('payment', partlyPaidCheckout),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Pay £33.95 and place order' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove the gift card ending in HB3C' })).toBeVisible();
    await expect(canvas.getByText('Left to pay').nextElementSibling).toHaveTextContent('£33.95');
  },
};
/** Nothing is left to pay, so no card is asked for. */
export const PaymentByGiftCards: Story = {
  ...stepOf('payment', paidCheckout),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Gift card ending in 9QRT pays £33\.95\. £16\.05 is left/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Place order' })).toBeVisible();
    await expect(canvas.queryByLabelText('Card number')).toBeNull();
  },
};
export const GiftCardWrong: Story = {
  ...stepOf('payment', payableCheckout, {
    message: null,
    errors: { giftCard: giftCardMessages.unknown },
    values: { giftCard: '7K2M-9QRT-04XZ-HB3D' },
  }),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Gift card' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('7K2M-9QRT-04XZ-HB3D');
  },
};
/** A gift card is not bought with another. */
export const PaymentOfAGiftCard: Story = {
  ...stepOf('payment', {
    ...digitalCheckout,
    email: 'wren@example.com',
    billingAddress: storyAddress,
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(giftCardMessages.onlyGiftCards)).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Gift card' })).toBeNull();
  },
};
export const PaymentLongEmail: Story = {
  ...stepOf('payment', {
    ...payableCheckout,
    email: `${'wren.of.the.long.hedge.'.repeat(5)}end@example.com`,
  }),
  play: async ({ canvas }) => {
    const settled = canvas.getByText('Contact').closest('dl');
    await expect(settled?.scrollWidth).toBe(settled?.clientWidth);
  },
};
export const PaymentDeclined: Story = {
  ...stepOf('payment', payableCheckout, said(checkoutMessage({ tag: 'payment-declined', message: '' }))),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
  },
};
export const PaymentLost: Story = stepOf('payment', payableCheckout, said(messages.notReached));
export const TotalChanged: Story = stepOf(
  'payment',
  payableCheckout,
  said(checkoutMessage({ tag: 'conflict', message: '' })),
);

export const Confirmation: Story = {
  render: () => <OrderConfirmationPage order={storyOrder} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Thank you for your order');
  },
};
export const ConfirmationPaidByGiftCard: Story = {
  render: () => <OrderConfirmationPage order={{ ...storyOrder, giftCardTotal: 2500 }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Paid by card').nextElementSibling).toHaveTextContent('£33.95');
  },
};
export const ConfirmationOfAGiftCard: Story = {
  render: () => (
    <OrderConfirmationPage
      order={{
        ...storyOrder,
        lines: storyOrder.lines.map((line) => ({
          ...line,
          name: storyCard.name,
          options: storyCard.options,
        })),
        shippingAddress: null,
        shippingMethod: null,
        discountTotal: 0,
        shippingTotal: 0,
        grandTotal: 6500,
      }}
    />
  ),
};
export const ConfirmationWithLongNames: Story = {
  render: () => (
    <OrderConfirmationPage
      order={{
        ...storyOrder,
        email: 'somebody.with.a.very.long.address@a-department.of-a-company.example.com',
        lines: storyOrder.lines.map((line) => ({
          ...line,
          name: 'Juniper Print Dress with a name that goes on for longer than anybody planned',
        })),
      }}
    />
  ),
};
