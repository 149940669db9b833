import type { Meta, StoryObj } from '@storybook/react-vite';
import type { z } from 'zod';
import { localeSelectorImageFixtures } from './fixtures.ts';
import { LocaleSelectorImage } from './LocaleSelectorImage.tsx';
import { localeSelectorImage } from './schema.ts';

type Content = z.input<typeof localeSelectorImage>;

const meta = {
  title: 'Blocks/Locale selector image',
  parameters: { schema: localeSelectorImage },
  render: (content) => <LocaleSelectorImage {...localeSelectorImage.parse(content)} />,
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: localeSelectorImageFixtures.default };
export const Minimal: Story = { args: localeSelectorImageFixtures.minimal };
export const LongText: Story = { args: localeSelectorImageFixtures.longText };
