import type { Meta, StoryObj } from '@storybook/react-vite';
import type { z } from 'zod';
import { shown } from '../testing/shown.tsx';
import { textBlockFixtures } from './fixtures.ts';
import { textBlock } from './schema.ts';
import { TextBlock } from './TextBlock.tsx';

type Content = z.input<typeof textBlock>;

const meta = {
  title: 'Blocks/Text block',
  parameters: { schema: textBlock },
  render: shown(textBlock, (content) => <TextBlock {...content} />),
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: textBlockFixtures.default };
export const Minimal: Story = { args: textBlockFixtures.minimal };
export const Maximal: Story = { args: textBlockFixtures.maximal };
export const EveryMark: Story = { args: textBlockFixtures.everyMark };
export const HostileMarkdown: Story = { args: textBlockFixtures.hostileMarkdown };
export const LongText: Story = { args: textBlockFixtures.longText };
