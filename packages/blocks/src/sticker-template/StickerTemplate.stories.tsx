import type { Meta, StoryObj } from '@storybook/react-vite';
import type { z } from 'zod';
import { stickerTemplateFixtures } from './fixtures.ts';
import { StickerTemplate } from './StickerTemplate.tsx';
import { stickerTemplate } from './schema.ts';

type Content = z.input<typeof stickerTemplate>;

const meta = {
  title: 'Blocks/Sticker template',
  parameters: { schema: stickerTemplate },
  render: (content) => <StickerTemplate {...stickerTemplate.parse(content)} />,
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: stickerTemplateFixtures.default };
export const Minimal: Story = { args: stickerTemplateFixtures.minimal };
export const Maximal: Story = { args: stickerTemplateFixtures.maximal };
export const LongText: Story = { args: stickerTemplateFixtures.longText };
export const MissingImage: Story = { args: stickerTemplateFixtures.missingImage };
export const Video: Story = { args: stickerTemplateFixtures.video };
