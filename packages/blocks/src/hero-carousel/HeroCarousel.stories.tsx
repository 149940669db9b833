import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { z } from 'zod';
import { shown } from '../testing/shown.tsx';
import { heroCarouselFixtures } from './fixtures.ts';
import { HeroCarousel } from './HeroCarousel.tsx';
import { heroCarousel } from './schema.ts';

type Content = z.input<typeof heroCarousel>;

const meta = {
  title: 'Blocks/Hero carousel',
  parameters: { schema: heroCarousel },
  render: shown(heroCarousel, (content) => <HeroCarousel {...content} />),
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

const inView = (slide: HTMLElement) => Math.abs(slide.getBoundingClientRect().left) < 2;

export const Default: Story = { args: heroCarouselFixtures.default };
export const Minimal: Story = { args: heroCarouselFixtures.minimal };
export const MovesByItself: Story = { args: heroCarouselFixtures.movesByItself };
export const Maximal: Story = { args: heroCarouselFixtures.maximal };
export const LongText: Story = { args: heroCarouselFixtures.longText };
export const MissingImage: Story = { args: heroCarouselFixtures.missingImage };
export const Video: Story = { args: heroCarouselFixtures.video };

export const MovedByItsArrows: Story = {
  // Where a scroll ends is not pictured: it is tested by the play function.
  tags: ['no-picture'],
  args: heroCarouselFixtures.default,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const next = await canvas.findByRole('button', { name: 'Next slide' });
    await userEvent.click(next);
    await waitFor(() => expect(inView(canvas.getByRole('group', { name: '2 of 4' }))).toBe(true), {
      timeout: 4000,
    });
    await expect(next.parentElement).toHaveTextContent('Slide 2 of 4');
    await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }));
    await waitFor(() => expect(inView(canvas.getByRole('group', { name: '4 of 4' }))).toBe(true), {
      timeout: 4000,
    });
    await expect(next.parentElement).toHaveTextContent('Slide 4 of 4');
  },
};

export const SaysWhichSlideWasScrolledTo: Story = {
  tags: ['no-picture'],
  args: heroCarouselFixtures.default,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const third = await canvas.findByRole('group', { name: '3 of 4' });
    third.scrollIntoView({ behavior: 'instant', inline: 'start', block: 'nearest' });
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Next slide' }).parentElement).toHaveTextContent(
        'Slide 3 of 4',
      ),
    );
  },
};

export const MovesOnAndCanBePaused: Story = {
  // In pictures motion is frozen, and the first slide stays.
  tags: ['no-picture'],
  args: heroCarouselFixtures.movesByItself,
  // Clear of the corner where an idle pointer rests: slides that are pointed at wait.
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: 120 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(inView(canvas.getByRole('group', { name: '2 of 3' }))).toBe(true), {
      timeout: 8000,
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Pause the slides' }));
    await expect(canvas.getByRole('button', { name: 'Play the slides' })).toBeVisible();
  },
};
