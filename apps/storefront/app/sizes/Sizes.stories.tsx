import type { Meta, StoryObj } from '@storybook/react-vite';
import { sizeTables } from '@tailorbird/commerce/sizes/sizeTables';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { storyDress } from '../testing/storyDress.ts';
import { FitDialog } from './FitDialog.tsx';
import { SizeGuideDialog } from './SizeGuideDialog.tsx';
import { SizeTables } from './SizeTables.tsx';

const meta = { title: 'Product/Sizes', parameters: { layout: 'padded' } } satisfies Meta;

export default meta;
type Story = StoryObj;

export const AllTables: Story = { render: () => <SizeTables tables={Object.values(sizeTables)} /> };
export const Guide: Story = {
  render: () => <SizeGuideDialog tableIds={['womens']} onClose={fn()} />,
};
export const GuideWithLengths: Story = {
  render: () => <SizeGuideDialog tableIds={['mens-waist', 'lengths']} onClose={fn()} />,
};
export const Fit: Story = {
  render: () => (
    <FitDialog
      product={{ ...storyDress, lengths: ['Petite', 'Regular'] }}
      tableIds={['womens', 'lengths']}
      onClose={fn()}
    />
  ),
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Find my size' }));
    const bust = within(dialog).getByLabelText(/^Bust/);
    await expect(bust).toHaveFocus();
    await expect(bust).toHaveAccessibleDescription(/^Please give one measurement/);
    await userEvent.type(bust, '88');
    await userEvent.type(within(dialog).getByLabelText(/^Height/), '158');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Find my size' }));
    await expect(within(dialog).getByRole('status')).toHaveTextContent('We suggest size 10, Petite.');
  },
};
/** The guide stands in for a service that does not answer. */
export const FitServiceAway: Story = {
  render: () => (
    <FitDialog
      product={storyDress}
      tableIds={['womens']}
      onClose={fn()}
      service={() => Promise.reject(new Error('away'))}
    />
  ),
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog', {
      name: 'Size guide',
    });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
