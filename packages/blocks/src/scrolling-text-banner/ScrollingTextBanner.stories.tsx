import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { z } from 'zod';
import { shown } from '../testing/shown.tsx';
import { scrollingTextBannerFixtures } from './fixtures.ts';
import { ScrollingTextBanner } from './ScrollingTextBanner.tsx';
import { scrollingTextBanner } from './schema.ts';

type Content = z.input<typeof scrollingTextBanner>;

const meta = {
  title: 'Blocks/Scrolling text banner',
  parameters: { schema: scrollingTextBanner },
  render: shown(scrollingTextBanner, (content) => <ScrollingTextBanner {...content} />),
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: scrollingTextBannerFixtures.default };
export const Minimal: Story = { args: scrollingTextBannerFixtures.minimal };
export const Maximal: Story = { args: scrollingTextBannerFixtures.maximal };
export const Slow: Story = { args: scrollingTextBannerFixtures.slow };
export const Medium: Story = { args: scrollingTextBannerFixtures.medium };
export const LongText: Story = { args: scrollingTextBannerFixtures.longText };

const motionOf = (canvasElement: HTMLElement) => {
  const track = canvasElement.querySelector('[data-part="track"]');
  return track === null ? 'gone' : getComputedStyle(track).animationPlayState;
};

const edgeOf = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('[data-part="track"]')?.getBoundingClientRect().left ?? Number.NaN;

// Clear of the corner where an idle pointer rests: words that are pointed at wait.
const clear: NonNullable<Story['decorators']> = [
  (Story) => (
    <div style={{ paddingBlockStart: 120 }}>
      <Story />
    </div>
  ),
];

// In pictures motion is frozen, and nothing is to be paused.
export const PausedByItsButton: Story = {
  name: 'blocks §1 blocks: the scrolling text banner moves until its button pauses it',
  tags: ['no-picture'],
  args: scrollingTextBannerFixtures.default,
  decorators: clear,
  play: async ({ canvasElement }) => {
    const pause = await within(canvasElement).findByRole('checkbox', { name: 'Pause the moving words' });
    await expect(motionOf(canvasElement)).toBe('running');
    const start = edgeOf(canvasElement);
    await waitFor(() => expect(edgeOf(canvasElement)).toBeLessThan(start));
    await userEvent.click(pause);
    await userEvent.unhover(pause);
    pause.blur();
    await expect(motionOf(canvasElement)).toBe('paused');
    await userEvent.click(pause);
    await userEvent.unhover(pause);
    pause.blur();
    await expect(motionOf(canvasElement)).toBe('running');
  },
};

export const RestsWhileALinkHasTheFocus: Story = {
  tags: ['no-picture'],
  args: scrollingTextBannerFixtures.default,
  decorators: clear,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('checkbox');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Printed in our own studio' })).toHaveFocus();
    await expect(motionOf(canvasElement)).toBe('paused');
  },
};
