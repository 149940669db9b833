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
