import type { Meta, StoryObj } from '@storybook/react-vite';
import type { z } from 'zod';
import { DesktopNavigation } from './DesktopNavigation.tsx';
import { desktopNavigationFixtures } from './fixtures.ts';
import { desktopNavigation } from './schema.ts';

type Content = z.input<typeof desktopNavigation>;

const meta = {
  title: 'Blocks/Desktop navigation',
  parameters: { schema: desktopNavigation },
  render: (content) => <DesktopNavigation {...desktopNavigation.parse(content)} />,
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: desktopNavigationFixtures.default };
export const Minimal: Story = { args: desktopNavigationFixtures.minimal };
export const EveryDress: Story = { args: desktopNavigationFixtures.everyDress };
export const LongText: Story = { args: desktopNavigationFixtures.longText };
export const MissingImage: Story = { args: desktopNavigationFixtures.missingImage };
export const Video: Story = { args: desktopNavigationFixtures.video };
