import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { z } from 'zod';
import { FixtureProducts } from '../testing/FixtureProducts.tsx';
import { shown } from '../testing/shown.tsx';
import { CardGroup } from './CardGroup.tsx';
import { cardGroupFixtures } from './fixtures.ts';
import { cardGroup } from './schema.ts';

type Content = z.input<typeof cardGroup>;

const meta = {
  title: 'Blocks/Card group',
  parameters: { schema: cardGroup },
  decorators: [
    (Story) => (
      <FixtureProducts>
        <Story />
      </FixtureProducts>
    ),
  ],
  render: shown(cardGroup, (content) => <CardGroup {...content} />),
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

async function slider(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await canvas.findByRole('region', { name: /./ });
  const cards = [...canvasElement.querySelectorAll('li article')];
  const start = cards[0]?.getBoundingClientRect().left ?? 0;
  const step = (cards[1]?.getBoundingClientRect().left ?? NaN) - start;
  const stands = (at: number, place: number) =>
    Math.abs((cards.at(at)?.getBoundingClientRect().left ?? NaN) - start - place * step) < 4;
  const isFirst = (at: number) => stands(at, 0);
  return { canvas, isFirst, stands };
}

export const Loops: Story = {
  name: 'blocks §4 slider 1: by mouse it moves by one card; before the first comes the last, after the last the first',
  args: cardGroupFixtures.default,
  tags: ['no-picture'],
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvasElement }) => {
    if (window.innerWidth < 992) return;
    const { canvas, isFirst, stands } = await slider(canvasElement);
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
    await expect([0, 1, 2].map((at) => stands(at, at + 1))).toEqual([true, true, true]);
    for (const last of [-2, -3, -4]) {
      await userEvent.click(previous);
      await waitFor(() => expect(isFirst(last)).toBe(true), { timeout: 5000 });
    }
    await expect([-4, -3, -2, -1].map((at) => stands(at, at + 4))).toEqual([true, true, true, true]);
    for (const last of [-3, -2, -1]) {
      await userEvent.click(next);
      await waitFor(() => expect(isFirst(last)).toBe(true), { timeout: 5000 });
    }
    await expect([-1, 0, 1, 2].map((at) => stands(at, at + 1))).toEqual([true, true, true, true]);
  },
};

/** Whether a slider shows its arrows, which are then large enough for a finger. */
const withCards = (count: number): Content => ({
  ...cardGroupFixtures.default,
  productSkus: cardGroupFixtures.default.productSkus.slice(0, count),
});

const arrows = (viewport: string, shown: boolean, content: Content): Story => ({
  args: content,
  globals: { viewport: { value: viewport } },
  play: async ({ canvasElement }) => {
    if (window.innerWidth !== Number(viewport.slice(1))) return;
    const canvas = within(canvasElement);
    await canvas.findByRole('region', { name: content.title });
    if (!shown) {
      await expect(canvas.queryByRole('button', { name: /slides$/ })).not.toBeInTheDocument();
      return;
    }
    for (const name of ['Previous slides', 'Next slides']) {
      const arrow = await canvas.findByRole('button', { name });
      const { left, right, width, height } = arrow.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(window.innerWidth);
    }
  },
});

export const NoArrowsOnALargeScreen: Story = {
  ...arrows('w1440', false, withCards(4)),
  tags: ['no-picture'],
  name: 'blocks §4 slider 2: with fewer than five cards a large screen shows no arrows',
};
export const NoArrowsWhereALargeScreenBegins: Story = {
  ...arrows('w992', false, withCards(4)),
  tags: ['no-picture'],
  name: 'blocks §4 slider 2: … from 992 px on',
};
export const ArrowsOnALargeScreen: Story = {
  ...arrows('w1440', true, withCards(5)),
  tags: ['no-picture'],
  name: 'blocks §4 slider 2: with five it shows them',
};
export const ArrowsOnATablet: Story = {
  ...arrows('w768', true, withCards(4)),
  tags: ['no-picture'],
  name: 'blocks §4 slider 2: a smaller screen shows them however few there are',
};
export const ArrowsOnAPhone: Story = {
  ...arrows('w390', true, withCards(4)),
  tags: ['no-picture'],
  name: 'blocks §4 slider 2: … a phone too',
};
export const MovedOnAPhone: Story = {
  name: 'blocks §4 slider 1: without a mouse its arrows move by one card too, and lead from either end to the other',
  args: cardGroupFixtures.default,
  tags: ['no-picture'],
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvasElement }) => {
    if (window.innerWidth !== 390) return;
    const canvas = within(canvasElement);
    const slides = await canvas.findByRole('group', { name: 'New this week: slides' });
    const cards = [...canvasElement.querySelectorAll('li article')];
    const step = () =>
      (cards[1]?.getBoundingClientRect().left ?? 0) - (cards[0]?.getBoundingClientRect().left ?? 0);
    const next = await canvas.findByRole('button', { name: 'Next slides' });
    next.click();
    await waitFor(() => expect(Math.abs(slides.scrollLeft - step())).toBeLessThan(2), { timeout: 5000 });
    const previous = canvas.getByRole('button', { name: 'Previous slides' });
    previous.click();
    await waitFor(() => expect(slides.scrollLeft).toBeLessThan(2), { timeout: 5000 });
    previous.click();
    const end = slides.scrollWidth - slides.clientWidth;
    await waitFor(() => expect(slides.scrollLeft).toBeGreaterThan(end - 2), { timeout: 5000 });
    next.click();
    await waitFor(() => expect(slides.scrollLeft).toBeLessThan(2), { timeout: 5000 });
  },
};
