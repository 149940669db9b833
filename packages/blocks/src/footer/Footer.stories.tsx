import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { z } from 'zod';
import { shown } from '../testing/shown.tsx';
import { Footer } from './Footer.tsx';
import { footerFixtures } from './fixtures.ts';
import { footer } from './schema.ts';

type Content = z.input<typeof footer>;

const meta = {
  title: 'Blocks/Footer',
  parameters: { schema: footer },
  render: shown(footer, (content) => <Footer {...content} />),
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
  name: 'blocks §4 footer 1: on a phone one column is open at a time',
  args: footerFixtures.default,
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvasElement }) => {
    if (window.innerWidth >= 768) return;
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText('Shop'));
    await expect(canvas.getByRole('link', { name: 'Womens' })).toBeVisible();
    await userEvent.click(canvas.getByText('Help'));
    await expect(canvas.getByRole('link', { name: 'Returns' })).toBeVisible();
    await expect(canvas.getByText('Womens')).not.toBeVisible();
  },
};

export const SeveralColumnsOpen: Story = {
  name: 'blocks §4 footer 1: … several where they are allowed',
  args: footerFixtures.maximal,
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvasElement }) => {
    if (window.innerWidth >= 768) return;
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText('Shop'));
    await userEvent.click(canvas.getByText('About us'));
    await expect(canvas.getByRole('link', { name: 'Womens' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Our story' })[0]).toBeVisible();
  },
};

export const AllColumnsOpenOnADesktop: Story = {
  name: 'blocks §4 footer 1: from 768 px on all columns stand open',
  args: footerFixtures.default,
  tags: ['no-picture'],
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvasElement }) => {
    if (window.innerWidth < 768) return;
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Womens' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Returns' })).toBeVisible();
  },
};
