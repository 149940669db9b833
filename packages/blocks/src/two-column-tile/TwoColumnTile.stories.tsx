import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { z } from 'zod';
import { shown } from '../testing/shown.tsx';
import { twoColumnTileFixtures } from './fixtures.ts';
import { twoColumnTile } from './schema.ts';
import { TwoColumnTile } from './TwoColumnTile.tsx';

type Content = z.input<typeof twoColumnTile>;

const meta = {
  title: 'Blocks/Two-column tile',
  parameters: { schema: twoColumnTile },
  render: shown(twoColumnTile, (content) => <TwoColumnTile {...content} />),
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: twoColumnTileFixtures.default };
export const Minimal: Story = { args: twoColumnTileFixtures.minimal };
export const Maximal: Story = { args: twoColumnTileFixtures.maximal };
export const WholeTileIsALink: Story = { args: twoColumnTileFixtures.wholeTileIsALink };
export const CallsToActionUnderOneAnother: Story = {
  args: twoColumnTileFixtures.callsToActionUnderOneAnother,
};
export const LongText: Story = { args: twoColumnTileFixtures.longText };
export const MissingImage: Story = { args: twoColumnTileFixtures.missingImage };
export const Video: Story = { args: twoColumnTileFixtures.video };

const weightOf = (element: HTMLElement) => Number(getComputedStyle(element).fontWeight);

export const Weights: Story = {
  args: {
    tiles: [
      { heading: 'Medium', subtitle: 'Extra bold', subtitleWeight: 'Extra Bold' },
      { heading: 'Bold', headingWeight: 'Bold', subtitle: 'Medium' },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const headings = await canvas.findAllByRole('heading');
    await expect(headings.map(weightOf)).toEqual([500, 700]);
    await expect(weightOf(canvas.getByText('Extra bold'))).toBe(800);
  },
};

/** A pair of tiles, each as wide as its shape says of its height. */
const shaped = (aspectRatio: '4x5' | '5x7', shape: number): Story => ({
  args: { aspectRatio, tiles: [{ heading: 'Prints' }, { heading: 'Knitwear' }] },
  tags: ['no-picture'],
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvasElement }) => {
    if (window.innerWidth < 768) return;
    await within(canvasElement).findByRole('heading', { name: 'Prints' });
    const tiles = [...canvasElement.querySelectorAll('[data-part="tile"]')];
    await expect(tiles).toHaveLength(2);
    for (const tile of tiles) {
      const { width, height } = tile.getBoundingClientRect();
      await expect(width / height).toBeCloseTo(shape, 2);
    }
  },
});

export const FourByFive: Story = {
  ...shaped('4x5', 4 / 5),
  name: 'blocks §3 two-column tile 1: tiles of 4x5 have that shape',
};
export const FiveBySeven: Story = {
  ...shaped('5x7', 5 / 7),
  name: 'blocks §3 two-column tile 1: … and so have those of 5x7',
};

export const APressOnTheTileAndOnItsButton: Story = {
  args: twoColumnTileFixtures.maximal,
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('link', { name: 'Shop prints' });
    const middle = (element: Element) => {
      const box = element.getBoundingClientRect();
      return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    };
    await expect(button.contains(middle(button))).toBe(true);
    const [cover] = canvas.getAllByRole('link', { name: 'New prints' });
    await expect(cover).toBeDefined();
    await expect(middle(cover ?? button)).toBe(cover);
  },
};
