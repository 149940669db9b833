import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { z } from 'zod';
import { shown } from '../testing/shown.tsx';
import { heroFixtures } from './fixtures.ts';
import { Hero } from './Hero.tsx';
import { hero } from './schema.ts';

type Content = z.input<typeof hero>;

const meta = {
  title: 'Blocks/Hero',
  parameters: { schema: hero },
  render: shown(hero, (content) => <Hero {...content} />),
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
    const button = await within(canvasElement).findByRole('button', { name: /film: Printed dresses/ });
    await expect(button).toBeVisible();
    const box = button.getBoundingClientRect();
    await expect(document.elementFromPoint(box.left + 22, box.top + 22)?.closest('button')).toBe(button);
  },
};

const pixels = (element: HTMLElement) =>
  Math.round(Number.parseFloat(getComputedStyle(element).fontSize) * 100) / 100;

/** A width between a phone and a desktop, where the lines are of neither's size. */
const between = { w880: { name: '880 px', styles: { width: '880px', height: '900px' } } };

/** A banner at one width, whose top heading, heading and subheading have these sizes in pixels. */
const sized = (viewport: string, sizes: readonly number[], content: Partial<Content> = {}): Story => ({
  args: { ...heroFixtures.usualSizes, ...content },
  parameters: { viewport: { options: between } },
  globals: { viewport: { value: viewport } },
  play: async ({ canvasElement }) => {
    if (window.innerWidth !== Number(viewport.slice(1))) return;
    const canvas = within(canvasElement);
    const heading = await canvas.findByRole('heading');
    const lines = [
      canvas.getByText('For the kitchen table'),
      heading,
      canvas.getByText('Thrown, dipped and fired in small batches.'),
    ];
    await expect(lines.map(pixels)).toEqual(sizes);
  },
});

const { desktopBackground } = heroFixtures.default;
const onADesktop = [36, 94, 36];

export const SizesOnAPhone: Story = {
  ...sized('w390', [30, 54, 30]),
  tags: ['no-picture'],
  name: 'blocks §3 hero 2: top heading and subheading are 30 px on a phone',
};
export const SizesOnADesktop: Story = {
  ...sized('w1440', onADesktop),
  tags: ['no-picture'],
  name: 'blocks §3 hero 2: on a desktop they are 36 px and the heading 94',
};
export const SizesOnADesktopPictured: Story = {
  ...sized('w1440', onADesktop, { desktopBackground }),
  tags: ['no-picture'],
  name: 'blocks §3 hero 2: … beside a picture too',
};
export const SizesOnALaptopPictured: Story = {
  ...sized('w1280', onADesktop, { desktopBackground }),
  tags: ['no-picture'],
  name: 'blocks §3 hero 2: … on a laptop too',
};
export const SizesWhereADesktopBegins: Story = {
  ...sized('w992', onADesktop, { desktopBackground }),
  tags: ['no-picture'],
  name: 'blocks §3 hero 2: … from 992 px on',
};
export const SizesWhereATabletBegins: Story = {
  ...sized('w768', [30, 54, 30], { desktopBackground }),
  tags: ['no-picture'],
  name: 'blocks §3 hero 2: where a tablet begins they are a phone’s beside a picture',
};
export const SizesBetween: Story = {
  ...sized('w880', [32.56, 59.44, 32.56], { desktopBackground }),
  tags: ['no-picture'],
  name: 'blocks §3 hero 2: … between the two they grow from the one to the other',
};
export const SizesBetweenWithoutAPicture: Story = {
  ...sized('w768', [30, 84.48, 30]),
  tags: ['no-picture'],
  name: 'blocks §3 hero 2: … sooner where there is no picture',
};

/** A word that is wider than its room is set smaller, and the page stays as wide as it is. */
const fitting = (
  viewport: string,
  heading: string,
  lines: number,
  content: Partial<Content> = {},
): Story => ({
  args: { ...heroFixtures.usualSizes, horizontalPosition: 'Left', heading, ...content },
  globals: { viewport: { value: viewport } },
  play: async ({ canvasElement }) => {
    if (window.innerWidth !== Number(viewport.slice(1))) return;
    const line = await within(canvasElement).findByRole('heading');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const words = document.createRange();
    words.selectNodeContents(line);
    const { left, right } = words.getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(words.getClientRects().length).toBeLessThanOrEqual(lines);
  },
});

const longWord = 'Donaudampfschiffahrt';
const endless = 'x'.repeat(80);

export const LongWordOnAPhone: Story = {
  ...fitting('w390', longWord, 1),
  tags: ['no-picture'],
  name: 'blocks §3 hero 2: a word wider than a phone is set smaller, so that it fits',
};
export const LongWordOnATablet: Story = {
  ...fitting('w768', longWord, 1, { desktopBackground }),
  tags: ['no-picture'],
};
export const LongWordOnASmallDesktop: Story = {
  ...fitting('w992', longWord, 1, { desktopBackground }),
  tags: ['no-picture'],
};
export const LongWordOnADesktop: Story = {
  ...fitting('w1440', longWord, 1, { desktopBackground }),
  tags: ['no-picture'],
  name: 'blocks §3 hero 2: … on a desktop, which it never widens',
};
export const EndlessWordOnAPhone: Story = {
  ...fitting('w390', endless, 9),
  tags: ['no-picture'],
};
export const EndlessWordOnADesktop: Story = {
  ...fitting('w1440', endless, 9),
  tags: ['no-picture'],
};
export const EndlessWordBesideAPicture: Story = {
  ...fitting('w1440', endless, 9, { desktopBackground }),
  tags: ['no-picture'],
};
