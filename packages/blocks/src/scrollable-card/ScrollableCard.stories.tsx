import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { z } from 'zod';
import { shown } from '../testing/shown.tsx';
import { scrollableCardFixtures } from './fixtures.ts';
import { ScrollableCard } from './ScrollableCard.tsx';
import { scrollableCard } from './schema.ts';

type Content = z.input<typeof scrollableCard>;

const meta = {
  title: 'Blocks/Scrollable card',
  parameters: { schema: scrollableCard },
  render: shown(scrollableCard, (content) => <ScrollableCard {...content} />),
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: scrollableCardFixtures.default };
export const Minimal: Story = { args: scrollableCardFixtures.minimal };
export const Maximal: Story = { args: scrollableCardFixtures.maximal };
export const LongText: Story = { args: scrollableCardFixtures.longText };
export const MissingImage: Story = { args: scrollableCardFixtures.missingImage };
export const Video: Story = { args: scrollableCardFixtures.video };

export const ScrollsToItsNeighbour: Story = {
  name: 'blocks §2 scrollable card 1: the row is wider than its room, and scrolls from a card to its neighbour',
  args: scrollableCardFixtures.default,
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    const row = await within(canvasElement).findByRole('list');
    const left = (at: number) => row.children[at]?.getBoundingClientRect().left ?? Number.NaN;
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
    const [first, second] = [left(0), left(1)];
    row.scrollTo({ left: second - first, behavior: 'instant' });
    await waitFor(() => expect(Math.abs(left(1) - first)).toBeLessThan(2));
    await expect(left(0)).toBeLessThan(first);
  },
};
