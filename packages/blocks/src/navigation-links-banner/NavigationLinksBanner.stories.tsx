import type { Meta, StoryObj } from '@storybook/react-vite';
import type { z } from 'zod';
import { shown } from '../testing/shown.tsx';
import { navigationLinksBannerFixtures } from './fixtures.ts';
import { NavigationLinksBanner } from './NavigationLinksBanner.tsx';
import { navigationLinksBanner } from './schema.ts';

type Content = z.input<typeof navigationLinksBanner>;

const meta = {
  title: 'Blocks/Navigation links banner',
  parameters: { schema: navigationLinksBanner },
  render: shown(navigationLinksBanner, (content) => <NavigationLinksBanner {...content} />),
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: navigationLinksBannerFixtures.default };
export const Minimal: Story = { args: navigationLinksBannerFixtures.minimal };
export const Maximal: Story = { args: navigationLinksBannerFixtures.maximal };
export const Words: Story = { args: navigationLinksBannerFixtures.words };
export const Twelve: Story = { args: navigationLinksBannerFixtures.twelve };
export const LongText: Story = { args: navigationLinksBannerFixtures.longText };
export const MissingImage: Story = { args: navigationLinksBannerFixtures.missingImage };
export const Video: Story = { args: navigationLinksBannerFixtures.video };
