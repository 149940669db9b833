import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { parseBlocks } from '../parse.ts';
import { schemaAddress } from '../schemaAddress.ts';
import { BlockBoundary, blockErrorEvent } from './BlockBoundary.tsx';
import { BlockList } from './BlockList.tsx';
import { PageFactsProvider } from './PageFacts.tsx';

const item = (id: string, content: object) => ({ _meta: { schema: schemaAddress(id) }, ...content });

const parsed = parseBlocks([
  item('text-block', { title: 'Before', body: 'A block that is well.' }),
  item('hero', { callsToAction: [{ buttonLink: 'www.example.com' }] }),
  item('text-block', { title: 'After', body: 'Another block that is well.' }),
  item('nonsense', {}),
]);

const meta = { title: 'Blocks/Block list' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const BrokenBlocksInPreview: Story = {
  render: () => (
    <PageFactsProvider market="uk" preview>
      <BlockList {...parsed} />
    </PageFactsProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('After')).toBeVisible();
    await expect(canvas.getByText(/This block is not shown to shoppers/)).toBeVisible();
    await expect(canvas.getByText(/This block is shown in part/)).toBeVisible();
    await expect(canvas.getByText(/callsToAction\[0\]\.buttonLink/)).toBeVisible();
  },
};

export const BrokenBlocksForShoppers: Story = {
  render: () => <BlockList {...parsed} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('After')).toBeVisible();
    await expect(canvas.queryByText(/This block is not shown/)).not.toBeInTheDocument();
  },
};

function Fuse() {
  const [lit, setLit] = useState(false);
  if (lit) throw new Error('The fuse has blown.');
  return (
    <button type="button" onClick={() => setLit(true)}>
      Light the fuse
    </button>
  );
}

export const ThrowingBlock: Story = {
  render: () => (
    <div>
      <p>The page stands.</p>
      <BlockBoundary id="fuse" preview={false}>
        <Fuse />
      </BlockBoundary>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const told: unknown[] = [];
    const listen = (event: Event) => told.push(event instanceof CustomEvent ? event.detail : event);
    window.addEventListener(blockErrorEvent, listen);
    await userEvent.click(canvas.getByRole('button', { name: 'Light the fuse' }));
    window.removeEventListener(blockErrorEvent, listen);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByText('The page stands.')).toBeVisible();
    await expect(told).toEqual([{ id: 'fuse', error: new Error('The fuse has blown.') }]);
  },
};
