import type { Meta, StoryObj } from '@storybook/react-vite';
import type { z } from 'zod';
import { shown } from '../testing/shown.tsx';
import { scrollableCardFixtures } from './fixtures.ts';
import { ScrollableCard } from './ScrollableCard.tsx';
import { scrollableCard } from './schema.ts';

type Content = z.input<typeof scrollableCard>;

const meta = {
  title: 'Blocks/Scrollable card',
  parameters: { schema: scrollableCard },
  render: shown(scrollableCard, (content) => <ScrollableCard {...content} />),
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: scrollableCardFixtures.default };
export const Minimal: Story = { args: scrollableCardFixtures.minimal };
export const Maximal: Story = { args: scrollableCardFixtures.maximal };
export const LongText: Story = { args: scrollableCardFixtures.longText };
export const MissingImage: Story = { args: scrollableCardFixtures.missingImage };
export const Video: Story = { args: scrollableCardFixtures.video };
