import type { Meta, StoryObj } from '@storybook/react-vite';
import type { z } from 'zod';
import { shown } from '../testing/shown.tsx';
import { textBoxTwoFixtures } from './fixtures.ts';
import { textBoxTwo } from './schema.ts';
import { TextBoxTwo } from './TextBoxTwo.tsx';

type Content = z.input<typeof textBoxTwo>;

const meta = {
  title: 'Blocks/Text box two',
  parameters: { schema: textBoxTwo },
  render: shown(textBoxTwo, (content) => <TextBoxTwo {...content} />),
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: textBoxTwoFixtures.default };
export const Minimal: Story = { args: textBoxTwoFixtures.minimal };
export const Maximal: Story = { args: textBoxTwoFixtures.maximal };
export const OnTheRight: Story = { args: textBoxTwoFixtures.onTheRight };
export const OnTheLeft: Story = { args: textBoxTwoFixtures.onTheLeft };
export const WordsAlone: Story = { args: textBoxTwoFixtures.wordsAlone };
export const LongText: Story = { args: textBoxTwoFixtures.longText };
export const MissingImage: Story = { args: textBoxTwoFixtures.missingImage };
export const Video: Story = { args: textBoxTwoFixtures.video };
