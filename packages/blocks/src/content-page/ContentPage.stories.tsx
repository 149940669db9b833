import type { Meta, StoryObj } from '@storybook/react-vite';
import type { z } from 'zod';
import { ContentPage } from './ContentPage.tsx';
import { contentPageFixtures } from './fixtures.ts';
import { contentPage } from './schema.ts';

type Content = z.input<typeof contentPage>;

const meta = {
  title: 'Blocks/Content page',
  parameters: { schema: contentPage },
  render: (content) => <ContentPage {...contentPage.parse(content)} />,
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: contentPageFixtures.default };
export const Minimal: Story = { args: contentPageFixtures.minimal };
export const LongText: Story = { args: contentPageFixtures.longText };
