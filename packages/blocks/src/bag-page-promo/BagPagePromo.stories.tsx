import type { Meta, StoryObj } from '@storybook/react-vite';
import type { z } from 'zod';
import { shown } from '../testing/shown.tsx';
import { BagPagePromo } from './BagPagePromo.tsx';
import { bagPagePromoFixtures, unfinishedBagPagePromo } from './fixtures.ts';
import { bagPagePromo } from './schema.ts';

type Content = z.input<typeof bagPagePromo>;

const meta = {
  title: 'Blocks/Bag-page promo',
  parameters: { schema: bagPagePromo },
  render: shown(bagPagePromo, (content) => <BagPagePromo {...content} />),
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: bagPagePromoFixtures.default };
export const Minimal: Story = { args: bagPagePromoFixtures.minimal };
export const Maximal: Story = { args: bagPagePromoFixtures.maximal };
export const LongText: Story = { args: bagPagePromoFixtures.longText };
export const UnfinishedCallToAction: Story = { args: unfinishedBagPagePromo };
export const MissingImage: Story = { args: bagPagePromoFixtures.missingImage };
export const Video: Story = { args: bagPagePromoFixtures.video };
