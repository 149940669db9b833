import type { Meta, StoryObj } from '@storybook/react-vite';
import type { z } from 'zod';
import { shown } from '../testing/shown.tsx';
import { sizesBannerFixtures } from './fixtures.ts';
import { SizesBanner } from './SizesBanner.tsx';
import { sizesBanner } from './schema.ts';

type Content = z.input<typeof sizesBanner>;

const meta = {
  title: 'Blocks/Sizes banner',
  parameters: { schema: sizesBanner },
  render: shown(sizesBanner, (content) => <SizesBanner {...content} />),
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: sizesBannerFixtures.default };
export const Minimal: Story = { args: sizesBannerFixtures.minimal };
export const Maximal: Story = { args: sizesBannerFixtures.maximal };
export const SquareButtons: Story = { args: sizesBannerFixtures.squareButtons };
export const LongText: Story = { args: sizesBannerFixtures.longText };
