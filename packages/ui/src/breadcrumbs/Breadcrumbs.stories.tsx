import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Primitives/Breadcrumbs',
  component: Breadcrumbs,
  parameters: { layout: 'padded' },
  args: {
    items: [
      { label: 'Home', href: '/' },
      { label: 'Womens', href: '/browse/womens' },
      { label: 'Dresses', href: '/browse/womens/dresses' },
      { label: 'Juniper Print Dress' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    await expect(canvas.getByText('Juniper Print Dress')).toHaveAttribute('aria-current', 'page');
  },
};
export const One: Story = { args: { items: [{ label: 'Home' }] } };
