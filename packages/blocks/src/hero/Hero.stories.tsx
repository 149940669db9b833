import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { z } from 'zod';
import { heroFixtures } from './fixtures.ts';
import { Hero } from './Hero.tsx';
import { hero } from './schema.ts';

type Content = z.input<typeof hero>;

const meta = {
  title: 'Blocks/Hero',
  parameters: { schema: hero },
  render: (content) => <Hero {...hero.parse(content)} />,
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: heroFixtures.default };
export const Minimal: Story = { args: heroFixtures.minimal };
export const Maximal: Story = { args: heroFixtures.maximal };
export const UsualSizes: Story = { args: heroFixtures.usualSizes };
export const LongText: Story = { args: heroFixtures.longText };
export const MissingImage: Story = { args: heroFixtures.missingImage };
export const Video: Story = { args: heroFixtures.video };
export const VideoOnADesktopOnly: Story = { args: heroFixtures.videoOnADesktopOnly };

/** Nothing moves before it is asked to where motion is unwelcome; elsewhere the film starts, and the button stops it. */
export const FilmHasAButton: Story = {
  tags: ['no-picture'],
  args: heroFixtures.video,
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: /film: A lino block/ });
    await expect(button).toBeVisible();
    const box = button.getBoundingClientRect();
    await expect(document.elementFromPoint(box.left + 22, box.top + 22)?.closest('button')).toBe(button);
  },
};

const pixels = (element: HTMLElement) => Number.parseFloat(getComputedStyle(element).fontSize);

export const SizesAreTheSpecifications: Story = {
  tags: ['no-picture'],
  args: heroFixtures.usualSizes,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const heading = await canvas.findByRole('heading', { name: 'Mugs worth waking for' });
    const [top, sub] = [
      canvas.getByText('For the kitchen table'),
      canvas.getByText('Thrown, dipped and fired in small batches.'),
    ];
    const onAPhone = window.matchMedia('(max-width: 767.98px)').matches;
    if (onAPhone) await expect([top, heading, sub].map(pixels)).toEqual([30, 54, 30]);
    else await expect([top, sub].map(pixels)).toEqual([36, 36]);
  },
};
