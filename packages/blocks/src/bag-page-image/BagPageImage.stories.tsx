import type { Meta, StoryObj } from '@storybook/react-vite';
import type { z } from 'zod';
import { shown } from '../testing/shown.tsx';
import { BagPageImage } from './BagPageImage.tsx';
import { bagPageImageFixtures } from './fixtures.ts';
import { bagPageImage } from './schema.ts';

type Content = z.input<typeof bagPageImage>;

const meta = {
  title: 'Blocks/Bag-page image',
  parameters: { schema: bagPageImage },
  render: shown(bagPageImage, (content) => <BagPageImage {...content} />),
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: bagPageImageFixtures.default };
export const Minimal: Story = { args: bagPageImageFixtures.minimal };
export const Maximal: Story = { args: bagPageImageFixtures.maximal };
export const LongText: Story = { args: bagPageImageFixtures.longText };
export const MissingImage: Story = { args: bagPageImageFixtures.missingImage };
export const Video: Story = { args: bagPageImageFixtures.video };
