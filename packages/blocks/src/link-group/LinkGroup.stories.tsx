import type { Meta, StoryObj } from '@storybook/react-vite';
import type { z } from 'zod';
import { shown } from '../testing/shown.tsx';
import { linkGroupFixtures } from './fixtures.ts';
import { LinkGroup } from './LinkGroup.tsx';
import { linkGroup } from './schema.ts';

type Content = z.input<typeof linkGroup>;

const meta = {
  title: 'Blocks/Link group',
  parameters: { schema: linkGroup },
  render: shown(linkGroup, (content) => <LinkGroup {...content} />),
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: linkGroupFixtures.default };
export const Minimal: Story = { args: linkGroupFixtures.minimal };
export const Few: Story = { args: linkGroupFixtures.few };
export const Maximal: Story = { args: linkGroupFixtures.maximal };
export const LongText: Story = { args: linkGroupFixtures.longText };
