import type { Meta, StoryObj } from '@storybook/react-vite';
import type { z } from 'zod';
import { BlockDataProvider } from '../BlockData.tsx';
import { fixtureProducts } from '../fixtureProducts.ts';
import { CardGroup } from './CardGroup.tsx';
import { cardGroupFixtures } from './fixtures.ts';
import { cardGroup } from './schema.ts';

type Content = z.input<typeof cardGroup>;

const meta = {
  title: 'Blocks/Card group',
  parameters: { schema: cardGroup },
  decorators: [
    (Story) => (
      <BlockDataProvider data={{ products: fixtureProducts }}>
        <Story />
      </BlockDataProvider>
    ),
  ],
  render: (content) => <CardGroup {...cardGroup.parse(content)} />,
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: cardGroupFixtures.default };
export const Minimal: Story = { args: cardGroupFixtures.minimal };
export const Grid: Story = { args: cardGroupFixtures.grid };
export const FewerThanFive: Story = { args: cardGroupFixtures.fewerThanFive };
export const Editorial: Story = { args: cardGroupFixtures.editorial };
export const Mixed: Story = { args: cardGroupFixtures.mixed };
export const LongText: Story = { args: cardGroupFixtures.longText };
export const MissingImage: Story = { args: cardGroupFixtures.missingImage };
export const Video: Story = { args: cardGroupFixtures.video };
