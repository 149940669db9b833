import type { Meta, StoryObj } from '@storybook/react-vite';
import type { z } from 'zod';
import { shown } from '../testing/shown.tsx';
import { jumpOffGroupFixtures } from './fixtures.ts';
import { JumpOffGroup } from './JumpOffGroup.tsx';
import { jumpOffGroup } from './schema.ts';

type Content = z.input<typeof jumpOffGroup>;

const meta = {
  title: 'Blocks/Jump-off group',
  parameters: { schema: jumpOffGroup },
  render: shown(jumpOffGroup, (content) => <JumpOffGroup {...content} />),
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: jumpOffGroupFixtures.default };
export const Minimal: Story = { args: jumpOffGroupFixtures.minimal };
export const Two: Story = { args: jumpOffGroupFixtures.two };
export const Three: Story = { args: jumpOffGroupFixtures.three };
export const Four: Story = { args: jumpOffGroupFixtures.four };
export const WordsBelow: Story = { args: jumpOffGroupFixtures.wordsBelow };
export const WordsInTheMiddle: Story = { args: jumpOffGroupFixtures.wordsInTheMiddle };
export const Maximal: Story = { args: jumpOffGroupFixtures.maximal };
export const LongText: Story = { args: jumpOffGroupFixtures.longText };
export const MissingImage: Story = { args: jumpOffGroupFixtures.missingImage };
export const Video: Story = { args: jumpOffGroupFixtures.video };
