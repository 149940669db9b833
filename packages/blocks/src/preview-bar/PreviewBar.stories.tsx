import type { Meta, StoryObj } from '@storybook/react-vite';
import type { z } from 'zod';
import { previewBarFixtures } from './fixtures.ts';
import { PreviewBar } from './PreviewBar.tsx';
import { previewBar } from './schema.ts';

type Content = z.input<typeof previewBar>;

const meta = {
  title: 'Blocks/Preview bar',
  parameters: { schema: previewBar },
  render: (content) => <PreviewBar {...previewBar.parse(content)} />,
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: previewBarFixtures.default };
export const Minimal: Story = { args: previewBarFixtures.minimal };
export const LongText: Story = { args: previewBarFixtures.longText };
