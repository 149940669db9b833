import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { StoryShop } from '../testing/StoryShop.tsx';
import { LookPageRoot } from './LookPage.styles.ts';
import { LookPage } from './LookPage.tsx';
import { storyDressPiece, storyJumperPiece, storyLook } from './storyLook.ts';

const meta = {
  title: 'Product/Look',
  globals: { market: 'uk' },
  component: LookPage,
  args: { action: '/look/2-Madder', pieces: storyLook, submission: 'one' },
  render: (args) => (
    <StoryShop>
      <LookPageRoot id="main">
        <h1>Shop the look</h1>
        <LookPage {...args} />
      </LookPageRoot>
    </StoryShop>
  ),
} satisfies Meta<typeof LookPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const answer = { isDone: false, count: 0, items: [], message: null, errors: {}, values: {} };

/** A size that has sold out is there and cannot be chosen. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const sizes = canvas.getByRole('combobox', { name: 'Size of Juniper Print Dress' });
    await expect(canvas.getByRole('option', { name: '12 (sold out)' })).toBeDisabled();
    await userEvent.selectOptions(sizes, '14');
    await expect(sizes).toHaveValue('23');
  },
};

/** It was sent before each size was chosen. */
export const SizesMissing: Story = {
  args: {
    posted: {
      ...answer,
      message: 'Please choose a size for each piece.',
      errors: { 'variant-3': 'Please choose a size' },
      values: { 'variant-2': '23' },
    },
  },
};

/** One has sold out meanwhile: the others are in the bag, and it is chosen in another size. */
export const PartlyAdded: Story = {
  args: {
    posted: {
      ...answer,
      isDone: true,
      count: 2,
      message: 'Sold out: Larch Wool Jumper, Mustard, M. What we have is in your bag, at today’s prices.',
      values: { added: '2,4' },
    },
  },
};

const soldOut = storyJumperPiece.choices.map((one) => ({ ...one, purchasable: false }));

/** The sum is of what can be had, and one piece is not together with anything. */
export const OneSoldOut: Story = {
  args: { pieces: [storyDressPiece, { ...storyJumperPiece, choices: soldOut }] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('£65')).toHaveLength(2);
    await expect(canvas.queryByText(/Together/)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Add to bag' })).toBeVisible();
  },
};
