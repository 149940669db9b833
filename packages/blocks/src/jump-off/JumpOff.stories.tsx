import type { Meta, StoryObj } from '@storybook/react-vite';
import type { z } from 'zod';
import { shown } from '../testing/shown.tsx';
import { jumpOffFixtures } from './fixtures.ts';
import { JumpOff } from './JumpOff.tsx';
import { jumpOff } from './schema.ts';

type Content = z.input<typeof jumpOff>;

const meta = {
  title: 'Blocks/Jump off',
  parameters: { schema: jumpOff },
  render: shown(jumpOff, (content) => <JumpOff {...content} />),
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: jumpOffFixtures.default };
export const Minimal: Story = { args: jumpOffFixtures.minimal };
export const WordsBeside: Story = { args: jumpOffFixtures.wordsBeside };
export const WordsInTheMiddle: Story = { args: jumpOffFixtures.wordsInTheMiddle };
export const Maximal: Story = { args: jumpOffFixtures.maximal };
export const LongText: Story = { args: jumpOffFixtures.longText };
export const MissingImage: Story = { args: jumpOffFixtures.missingImage };
export const Video: Story = { args: jumpOffFixtures.video };
