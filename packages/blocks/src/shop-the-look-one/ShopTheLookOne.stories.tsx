import type { Meta, StoryObj } from '@storybook/react-vite';
import type { z } from 'zod';
import { shown } from '../testing/shown.tsx';
import { shopTheLookOneFixtures } from './fixtures.ts';
import { ShopTheLookOne } from './ShopTheLookOne.tsx';
import { shopTheLookOne } from './schema.ts';

type Content = z.input<typeof shopTheLookOne>;

const meta = {
  title: 'Blocks/Shop the look one',
  parameters: { schema: shopTheLookOne },
  render: shown(shopTheLookOne, (content) => <ShopTheLookOne {...content} />),
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: shopTheLookOneFixtures.default };
export const Minimal: Story = { args: shopTheLookOneFixtures.minimal };
export const Maximal: Story = { args: shopTheLookOneFixtures.maximal };
export const BoldHeadingFont: Story = { args: shopTheLookOneFixtures.boldHeadingFont };
export const LongText: Story = { args: shopTheLookOneFixtures.longText };
export const MissingImage: Story = { args: shopTheLookOneFixtures.missingImage };
export const Video: Story = { args: shopTheLookOneFixtures.video };
