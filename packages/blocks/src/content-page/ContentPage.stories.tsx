import type { Meta, StoryObj } from '@storybook/react-vite';
import { space } from '@tailorbird/tokens/roles';
import { expect, within } from 'storybook/test';
import type { z } from 'zod';
import { PageFactsProvider } from '../page/PageFacts.tsx';
import { ProductGrid } from '../parts/product/ProductGrid.tsx';
import { schemaAddress } from '../schemaAddress.ts';
import { fixtureProductsFor } from '../testing/fixtureProducts.ts';
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

/** As on a category's page, whose products the shop puts in. */
export const AroundProducts: Story = {
  args: contentPageFixtures.maximal,
  render: (content, { globals }) => {
    const page = parsePage({ _meta: { schema: schemaAddress('content-page') }, ...content });
    if (!page) return <></>;
    const { blocks } = page.slots;
    return (
      <ContentPage
        {...page}
        slots={{ blocks: blocks.slice(0, 1), broken: [] }}
        below={{ blocks: blocks.slice(1), broken: [] }}
      >
        <div style={{ padding: `${space.x4} ${space.pageMargin} ${space.section}` }}>
          <ProductGrid products={fixtureProductsFor(globals['market'])} level={2} />
        </div>
      </ContentPage>
    );
  },
};

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
