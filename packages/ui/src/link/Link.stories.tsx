import type { Meta, StoryObj } from '@storybook/react-vite';
import { size } from '@tailorbird/tokens/roles';
import { expect, within } from 'storybook/test';
import { Link } from './Link.tsx';

const meta = {
  title: 'Primitives/Link',
  component: Link,
  parameters: { layout: 'padded' },
  args: { href: '/browse/womens/dresses', children: 'dresses with pockets' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  render: (args) => (
    <p style={{ maxWidth: size.measure }}>
      We have made <Link {...args} /> since the first one sold out in a weekend.
    </p>
  ),
};
export const Quiet: Story = { args: { tone: 'quiet', children: 'Shop Finder' } };
export const Soft: Story = { args: { tone: 'soft', children: 'Size guide' } };
export const Madder: Story = { args: { tone: 'madder', children: 'Sale' } };
export const PointedAt: Story = { tags: ['pointed-at'] };
export const External: Story = {
  args: { href: 'https://example.org', external: true, children: 'Our mill in Yorkshire' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('link', { name: 'Our mill in Yorkshire (opens in a new tab)' }),
    ).toBeVisible();
  },
};
