import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { z } from 'zod';
import { BlockDataProvider } from '../page/BlockData.tsx';
import { fixtureProducts } from '../testing/fixtureProducts.ts';
import { CardGroup } from './CardGroup.tsx';
import { cardGroupFixtures } from './fixtures.ts';
import { cardGroup } from './schema.ts';

type Content = z.input<typeof cardGroup>;

const meta = {
  title: 'Blocks/Card group',
  parameters: { schema: cardGroup },
  decorators: [
    (Story) => (
      <BlockDataProvider data={{ products: fixtureProducts }}>
        <Story />
      </BlockDataProvider>
    ),
  ],
  render: (content) => <CardGroup {...cardGroup.parse(content)} />,
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: cardGroupFixtures.default };
export const Minimal: Story = { args: cardGroupFixtures.minimal };
export const Maximal: Story = { args: cardGroupFixtures.maximal };
export const Grid: Story = { args: cardGroupFixtures.grid };
export const FewerThanFive: Story = { args: cardGroupFixtures.fewerThanFive };
export const Editorial: Story = { args: cardGroupFixtures.editorial };
export const Mixed: Story = { args: cardGroupFixtures.mixed };
export const LongText: Story = { args: cardGroupFixtures.longText };
export const MissingImage: Story = { args: cardGroupFixtures.missingImage };
export const Video: Story = { args: cardGroupFixtures.video };

/** Below this width a slider is moved by a finger and has no arrows. */
const arrowsFrom = 768;

async function slider(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await canvas.findByRole('region', { name: /./ });
  const cards = [...canvasElement.querySelectorAll('li article')];
  const start = cards[0]?.getBoundingClientRect().left ?? 0;
  const isFirst = (at: number) => Math.abs((cards.at(at)?.getBoundingClientRect().left ?? NaN) - start) < 4;
  return { canvas, isFirst };
}

export const Loops: Story = {
  name: 'blocks §4 slider 1: it moves by one card at a time, and before the first comes the last',
  args: cardGroupFixtures.default,
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    if (window.innerWidth < arrowsFrom) return;
    const { canvas, isFirst } = await slider(canvasElement);
    const next = await canvas.findByRole('button', { name: 'Next slides' });
    await userEvent.hover(next);
    await waitFor(() => expect(canvasElement.querySelector('[data-dragged]')).not.toBeNull(), {
      timeout: 8000,
    });
    await userEvent.click(next);
    await waitFor(() => expect(isFirst(1)).toBe(true), { timeout: 5000 });
    const previous = await canvas.findByRole('button', { name: 'Previous slides' });
    await userEvent.click(previous);
    await waitFor(() => expect(isFirst(0)).toBe(true), { timeout: 5000 });
    await userEvent.click(previous);
    await waitFor(() => expect(isFirst(-1)).toBe(true), { timeout: 5000 });
  },
};

export const NoArrowsOnALargeScreen: Story = {
  name: 'blocks §4 slider 2: with fewer than five cards a large screen shows no arrows',
  args: cardGroupFixtures.fewerThanFive,
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('region', { name: 'For the sofa' });
    const arrows = canvasElement.querySelector('[data-part="arrows"]');
    const large = window.innerWidth >= 992 || window.innerWidth < arrowsFrom;
    await expect(arrows?.checkVisibility()).toBe(!large);
  },
};
