import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Accordion } from './Accordion.tsx';

const items = [
  {
    id: 'details',
    title: 'Details',
    body: <p>Medium-weight cord in organic cotton. Two chest pockets, horn buttons.</p>,
  },
  {
    id: 'delivery',
    title: 'Delivery',
    body: <p>UK delivery in two to three working days, free over £50.</p>,
  },
  { id: 'returns', title: 'Returns', body: <p>Free to any of our shops within thirty days.</p> },
];

const meta = {
  title: 'Primitives/Accordion',
  globals: { market: 'uk' },
  component: Accordion,
  parameters: { layout: 'padded' },
  args: { items },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const OneOpen: Story = {
  args: { items: items.map((item, index) => ({ ...item, defaultOpen: index === 0 })) },
};
export const WithHeadings: Story = { args: { headingLevel: 3 } };

export const OneAtATime: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Details'));
    await userEvent.click(canvas.getByText('Delivery'));
    await expect(canvas.getByText(/two to three working days/)).toBeVisible();
    await expect(canvas.getByText(/Medium-weight cord/)).not.toBeVisible();
  },
};

export const Several: Story = {
  args: { multiple: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Details'));
    await userEvent.click(canvas.getByText('Delivery'));
    await expect(canvas.getByText(/Medium-weight cord/)).toBeVisible();
  },
};
