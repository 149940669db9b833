import type { Meta, StoryObj } from '@storybook/react-vite';
import type { z } from 'zod';
import { shown } from '../testing/shown.tsx';
import { textBoxOneFixtures } from './fixtures.ts';
import { textBoxOne } from './schema.ts';
import { TextBoxOne } from './TextBoxOne.tsx';

type Content = z.input<typeof textBoxOne>;

const meta = {
  title: 'Blocks/Text box one',
  parameters: { schema: textBoxOne },
  render: shown(textBoxOne, (content) => <TextBoxOne {...content} />),
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: textBoxOneFixtures.default };
export const Minimal: Story = { args: textBoxOneFixtures.minimal };
export const Maximal: Story = { args: textBoxOneFixtures.maximal };
export const OnTheRight: Story = { args: textBoxOneFixtures.onTheRight };
export const OnTheLeft: Story = { args: textBoxOneFixtures.onTheLeft };
export const WordsAlone: Story = { args: textBoxOneFixtures.wordsAlone };
export const LongText: Story = { args: textBoxOneFixtures.longText };
export const MissingImage: Story = { args: textBoxOneFixtures.missingImage };
export const Video: Story = { args: textBoxOneFixtures.video };
