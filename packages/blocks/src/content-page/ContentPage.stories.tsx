import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { z } from 'zod';
import { PageFactsProvider } from '../page/PageFacts.tsx';
import { schemaAddress } from '../schemaAddress.ts';
import { ContentPage } from './ContentPage.tsx';
import { contentPageFixtures } from './fixtures.ts';
import { parsePage } from './parsePage.ts';
import { contentPage } from './schema.ts';

type Content = z.input<typeof contentPage>;

function Page(content: Content) {
  const page = parsePage({ _meta: { schema: schemaAddress('content-page') }, ...content });
  return page && <ContentPage {...page} />;
}

const meta = {
  title: 'Blocks/Content page',
  parameters: { schema: contentPage },
  render: (content) => <Page {...content} />,
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: contentPageFixtures.default };
export const Minimal: Story = { args: contentPageFixtures.minimal };
export const Maximal: Story = { args: contentPageFixtures.maximal };
export const LongText: Story = { args: contentPageFixtures.longText };
export const BrokenBlocks: Story = { args: contentPageFixtures.brokenBlocks };
export const MissingImage: Story = { args: contentPageFixtures.missingImage };
export const Video: Story = { args: contentPageFixtures.video };

export const BrokenBlocksInPreview: Story = {
  args: contentPageFixtures.brokenBlocks,
  render: (content) => (
    <PageFactsProvider market="uk" preview>
      <Page {...content} />
    </PageFactsProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/30 days/)).toBeVisible();
    await expect(canvas.getByText(/No block is named by/)).toBeVisible();
  },
};
