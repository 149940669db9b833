import type { Meta, StoryObj } from '@storybook/react-vite';
import type { z } from 'zod';
import { mobileNavigationAlternativeFixtures } from './fixtures.ts';
import { MobileNavigationAlternative } from './MobileNavigationAlternative.tsx';
import { mobileNavigationAlternative } from './schema.ts';

type Content = z.input<typeof mobileNavigationAlternative>;

const meta = {
  title: 'Blocks/Mobile navigation alternative',
  parameters: { schema: mobileNavigationAlternative },
  render: (content) => <MobileNavigationAlternative {...mobileNavigationAlternative.parse(content)} />,
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: mobileNavigationAlternativeFixtures.default };
export const Minimal: Story = { args: mobileNavigationAlternativeFixtures.minimal };
export const LongText: Story = { args: mobileNavigationAlternativeFixtures.longText };
