import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@tailorbird/commerce/messages';
import { expect, within } from 'storybook/test';
import { StoryShop } from '../testing/StoryShop.tsx';
import { OrderPage } from './OrderPage.tsx';
import { returnField } from './returnAnswer.ts';
import { storyReturned, storySubmission } from './storyAccount.ts';

const meta = {
  title: 'Account/Returns',
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

export const Refused: Story = {
  args: { posted: { message: messages.notReached, errors: {}, values: {} } },
};

export const AskedFor: Story = {
  args: { posted: { message: null, errors: {}, values: {}, isDone: true } },
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status');
    await expect(status).toHaveTextContent('We have your return');
  },
};
