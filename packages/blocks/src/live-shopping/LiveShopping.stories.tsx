import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { z } from 'zod';
import { BlockDataProvider } from '../page/BlockData.tsx';
import { shown } from '../testing/shown.tsx';
import { liveShoppingFixtures } from './fixtures.ts';
import { LiveShopping } from './LiveShopping.tsx';
import { liveShopping } from './schema.ts';

type Content = z.input<typeof liveShopping>;

const meta = {
  title: 'Blocks/Live shopping',
  parameters: { schema: liveShopping },
  render: shown(liveShopping, (content, { parameters }: StoryContext) => (
    <BlockDataProvider data={{ products: {}, liveShopping: parameters['player'] !== false }}>
      <LiveShopping {...content} />
    </BlockDataProvider>
  )),
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: liveShoppingFixtures.default };
export const Minimal: Story = { args: liveShoppingFixtures.minimal };
export const Maximal: Story = { args: liveShoppingFixtures.maximal };
export const Square: Story = { args: liveShoppingFixtures.square };
export const Upright: Story = { args: liveShoppingFixtures.upright };
export const LongText: Story = { args: liveShoppingFixtures.longText };
export const MissingImage: Story = { args: liveShoppingFixtures.missingImage };
export const Video: Story = { args: liveShoppingFixtures.video };
export const ShopWithoutPlayer: Story = {
  args: liveShoppingFixtures.default,
  parameters: { player: false },
};

export const StartedByTheShopper: Story = {
  name: 'blocks §7 live shopping 1: started, the player of the channel stands in its closed frame',
  args: liveShoppingFixtures.default,
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement.querySelector('iframe, script')).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Start watching' }));
    const player = await canvas.findByTitle('The autumn collection, live from the studio');
    await expect(player).toHaveAttribute('sandbox', 'allow-scripts');
    await expect(player).toHaveAttribute('src', '/live-shopping-frame/tailorbird-autumn');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
