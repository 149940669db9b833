import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@tailorbird/commerce/messages';
import { expect } from 'storybook/test';
import { StoryShop } from '../testing/StoryShop.tsx';
import { AccountOffer } from './AccountOffer.tsx';

const meta = {
  title: 'Account/Offer',
  component: AccountOffer,
  decorators: [
    (Story) => (
      <StoryShop>
        <Story />
      </StoryShop>
    ),
  ],
  args: { email: 'maud@example.com', action: '/order-confirmation/a/1', answer: undefined },
} satisfies Meta<typeof AccountOffer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {};

/** Whoever has one already is led to a new password. */
export const AccountThere: Story = {
  args: { answer: { message: messages.accountExists, errors: {}, values: {} } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Reset my password' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  },
};
