import type { Meta, StoryObj } from '@storybook/react-vite';
import type { z } from 'zod';
import { shown } from '../testing/shown.tsx';
import { textBlockLargeFixtures } from './fixtures.ts';
import { textBlockLarge } from './schema.ts';
import { TextBlockLarge } from './TextBlockLarge.tsx';

type Content = z.input<typeof textBlockLarge>;

const meta = {
  title: 'Blocks/Text block large',
  parameters: { schema: textBlockLarge },
  render: shown(textBlockLarge, (content) => <TextBlockLarge {...content} />),
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: textBlockLargeFixtures.default };
export const Minimal: Story = { args: textBlockLargeFixtures.minimal };
export const Maximal: Story = { args: textBlockLargeFixtures.maximal };
export const Athletics: Story = { args: textBlockLargeFixtures.athletics };
export const Right: Story = { args: textBlockLargeFixtures.right };
export const LongText: Story = { args: textBlockLargeFixtures.longText };
