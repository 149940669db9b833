import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Primitives/VisuallyHidden',
  component: VisuallyHidden,
  parameters: { layout: 'padded' },
  args: { children: 'colours to choose from' },
  render: (args) => (
    <p>
      +2 <VisuallyHidden {...args} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BesideASign: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('colours to choose from').getBoundingClientRect().width,
    ).toBe(1);
  },
};
