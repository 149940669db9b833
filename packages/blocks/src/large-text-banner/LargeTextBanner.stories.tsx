import type { Meta, StoryObj } from '@storybook/react-vite';
import type { z } from 'zod';
import { shown } from '../testing/shown.tsx';
import { largeTextBannerFixtures } from './fixtures.ts';
import { LargeTextBanner } from './LargeTextBanner.tsx';
import { largeTextBanner } from './schema.ts';

type Content = z.input<typeof largeTextBanner>;

const meta = {
  title: 'Blocks/Large text banner',
  parameters: { schema: largeTextBanner },
  render: shown(largeTextBanner, (content) => <LargeTextBanner {...content} />),
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: largeTextBannerFixtures.default };
export const Minimal: Story = { args: largeTextBannerFixtures.minimal };
export const Maximal: Story = { args: largeTextBannerFixtures.maximal };
export const Largest: Story = { args: largeTextBannerFixtures.largest };
export const QuietPicture: Story = { args: largeTextBannerFixtures.quietPicture };
export const TwoCallsToAction: Story = { args: largeTextBannerFixtures.twoCallsToAction };
export const LongText: Story = { args: largeTextBannerFixtures.longText };
export const MissingImage: Story = { args: largeTextBannerFixtures.missingImage };
export const Video: Story = { args: largeTextBannerFixtures.video };
