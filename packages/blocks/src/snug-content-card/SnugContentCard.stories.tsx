import type { Meta, StoryObj } from '@storybook/react-vite';
import type { z } from 'zod';
import { shown } from '../testing/shown.tsx';
import { snugContentCardFixtures } from './fixtures.ts';
import { SnugContentCard } from './SnugContentCard.tsx';
import { snugContentCard } from './schema.ts';

type Content = z.input<typeof snugContentCard>;

const meta = {
  title: 'Blocks/Snug content card',
  parameters: { schema: snugContentCard },
  render: shown(snugContentCard, (content) => <SnugContentCard {...content} />),
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: snugContentCardFixtures.default };
export const Minimal: Story = { args: snugContentCardFixtures.minimal };
export const Maximal: Story = { args: snugContentCardFixtures.maximal };
export const White: Story = { args: snugContentCardFixtures.white };
export const LongText: Story = { args: snugContentCardFixtures.longText };
export const MissingImage: Story = { args: snugContentCardFixtures.missingImage };
export const Video: Story = { args: snugContentCardFixtures.video };
