import type { Meta, StoryObj } from '@storybook/react-vite';
import type { z } from 'zod';
import { heroFixtures } from './fixtures.ts';
import { Hero } from './Hero.tsx';
import { hero } from './schema.ts';

type Content = z.input<typeof hero>;

const meta = {
  title: 'Blocks/Hero',
  parameters: { schema: hero },
  render: (content) => <Hero {...hero.parse(content)} />,
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: heroFixtures.default };
export const Minimal: Story = { args: heroFixtures.minimal };
export const Maximal: Story = { args: heroFixtures.maximal };
export const LongText: Story = { args: heroFixtures.longText };
export const MissingImage: Story = { args: heroFixtures.missingImage };
export const Video: Story = { args: heroFixtures.video };
