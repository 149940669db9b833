import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { z } from 'zod';
import { shown } from '../testing/shown.tsx';
import { stickerTemplateFixtures } from './fixtures.ts';
import { StickerTemplate } from './StickerTemplate.tsx';
import { stickerTemplate } from './schema.ts';

type Content = z.input<typeof stickerTemplate>;

const meta = {
  title: 'Blocks/Sticker template',
  parameters: { schema: stickerTemplate },
  render: shown(stickerTemplate, (content) => <StickerTemplate {...content} />),
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: stickerTemplateFixtures.default };
export const Minimal: Story = { args: stickerTemplateFixtures.minimal };
export const Maximal: Story = { args: stickerTemplateFixtures.maximal };
export const TopLeft: Story = { args: stickerTemplateFixtures.topLeft };
export const LongText: Story = { args: stickerTemplateFixtures.longText };
export const MissingImage: Story = { args: stickerTemplateFixtures.missingImage };
export const Video: Story = { args: stickerTemplateFixtures.video };

type Margins = NonNullable<Content['margins']>;

/** How far a sticker of these margins is from each side of a window of 390 by 844, in pixels. */
const marginsSeen = (margins: Margins, sides: Margins): Story => ({
  args: { ...stickerTemplateFixtures.default, margins, width: 260, height: 260 },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvasElement }) => {
    if (window.innerWidth !== 390) return;
    const { top, right, bottom, left } = (
      await within(canvasElement).findByRole('dialog')
    ).getBoundingClientRect();
    const seen = { top, right: innerWidth - right, bottom: innerHeight - bottom, left };
    await expect(seen).toMatchObject(sides);
  },
});

export const MarginsAtTheFoot: Story = {
  ...marginsSeen({ right: 40, bottom: 60 }, { right: 40, bottom: 60 }),
  tags: ['no-picture'],
  name: 'blocks §3 sticker template 1: it keeps its margins from the right and from the foot',
};
export const MarginsAtTheTop: Story = {
  ...marginsSeen({ top: 24, left: 32 }, { top: 24, left: 32 }),
  tags: ['no-picture'],
  name: 'blocks §3 sticker template 1: … from the top and from the left, where only these are given',
};
export const MarginsOnFourSides: Story = {
  ...marginsSeen({ top: 10, right: 90, bottom: 50, left: 110 }, { right: 90, bottom: 50, left: 110 }),
  tags: ['no-picture'],
  name: 'blocks §3 sticker template 1: … and from all four, becoming smaller where they leave less room',
};
