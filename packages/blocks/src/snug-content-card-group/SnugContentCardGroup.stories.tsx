import type { Meta, StoryObj } from '@storybook/react-vite';
import type { z } from 'zod';
import { shown } from '../testing/shown.tsx';
import { snugContentCardGroupFixtures } from './fixtures.ts';
import { SnugContentCardGroup } from './SnugContentCardGroup.tsx';
import { snugContentCardGroup } from './schema.ts';

type Content = z.input<typeof snugContentCardGroup>;

const meta = {
  title: 'Blocks/Snug content card group',
  parameters: { schema: snugContentCardGroup },
  render: shown(snugContentCardGroup, (content) => <SnugContentCardGroup {...content} />),
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: snugContentCardGroupFixtures.default };
export const Minimal: Story = { args: snugContentCardGroupFixtures.minimal };
export const Maximal: Story = { args: snugContentCardGroupFixtures.maximal };
export const Pair: Story = { args: snugContentCardGroupFixtures.pair };
export const Three: Story = { args: snugContentCardGroupFixtures.three };
export const LongText: Story = { args: snugContentCardGroupFixtures.longText };
export const MissingImage: Story = { args: snugContentCardGroupFixtures.missingImage };
export const Video: Story = { args: snugContentCardGroupFixtures.video };
