import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { z } from 'zod';
import { PageFactsProvider } from '../page/PageFacts.tsx';
import { shown } from '../testing/shown.tsx';
import { previewBarFixtures } from './fixtures.ts';
import { PreviewBar } from './PreviewBar.tsx';
import { previewBar } from './schema.ts';

type Content = z.input<typeof previewBar>;

const meta = {
  title: 'Blocks/Preview bar',
  parameters: { schema: previewBar },
  render: shown(previewBar, (content) => (
    <PageFactsProvider market="uk" preview>
      <PreviewBar {...content} />
    </PageFactsProvider>
  )),
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: previewBarFixtures.default };
export const Minimal: Story = { args: previewBarFixtures.minimal };
export const Maximal: Story = { args: previewBarFixtures.maximal };
export const Repaired: Story = { args: previewBarFixtures.repaired };
export const OneBroken: Story = { args: previewBarFixtures.oneBroken };
export const LongText: Story = { args: previewBarFixtures.longText };

export const ListsBrokenBlocks: Story = {
  args: previewBarFixtures.maximal,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText('3 blocks cannot be shown'));
    await expect(await canvas.findByRole('link', { name: 'hero' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'An item without a schema' })).toHaveAttribute(
      'href',
      '#broken-7',
    );
  },
};
