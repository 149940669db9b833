import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { z } from 'zod';
import { Footer } from './Footer.tsx';
import { footerFixtures } from './fixtures.ts';
import { footer } from './schema.ts';

type Content = z.input<typeof footer>;

const meta = {
  title: 'Blocks/Footer',
  parameters: { schema: footer },
  render: (content) => <Footer {...footer.parse(content)} />,
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: footerFixtures.default };
export const Minimal: Story = { args: footerFixtures.minimal };
export const Maximal: Story = { args: footerFixtures.maximal };
export const OneColumn: Story = { args: footerFixtures.oneColumn };
export const MissingImage: Story = { args: footerFixtures.missingImage };
export const Video: Story = { args: footerFixtures.video };
export const LongText: Story = { args: footerFixtures.longText };

export const OneColumnOpenAtATime: Story = {
  args: footerFixtures.default,
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvasElement }) => {
    if (window.innerWidth >= 768) return;
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Shop'));
    await expect(canvas.getByRole('link', { name: 'Womens' })).toBeVisible();
    await userEvent.click(canvas.getByText('Help'));
    await expect(canvas.getByRole('link', { name: 'Returns' })).toBeVisible();
    await expect(canvas.getByText('Womens')).not.toBeVisible();
  },
};
