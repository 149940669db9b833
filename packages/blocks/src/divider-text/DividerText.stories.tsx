import type { Meta, StoryObj } from '@storybook/react-vite';
import type { z } from 'zod';
import { shown } from '../testing/shown.tsx';
import { DividerText } from './DividerText.tsx';
import { dividerTextFixtures } from './fixtures.ts';
import { dividerText } from './schema.ts';

type Content = z.input<typeof dividerText>;

const meta = {
  title: 'Blocks/Divider text',
  parameters: { schema: dividerText },
  render: shown(dividerText, (content) => <DividerText {...content} />),
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: dividerTextFixtures.default };
export const Minimal: Story = { args: dividerTextFixtures.minimal };
export const Maximal: Story = { args: dividerTextFixtures.maximal };
export const Left: Story = { args: dividerTextFixtures.left };
export const Right: Story = { args: dividerTextFixtures.right };
export const WordsAlone: Story = { args: dividerTextFixtures.wordsAlone };
export const LongText: Story = { args: dividerTextFixtures.longText };
