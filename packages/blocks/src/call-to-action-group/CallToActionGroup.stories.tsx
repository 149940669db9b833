import type { Meta, StoryObj } from '@storybook/react-vite';
import type { z } from 'zod';
import { shown } from '../testing/shown.tsx';
import { CallToActionGroup } from './CallToActionGroup.tsx';
import { callToActionGroupFixtures } from './fixtures.ts';
import { callToActionGroup } from './schema.ts';

type Content = z.input<typeof callToActionGroup>;

const meta = {
  title: 'Blocks/Call-to-action group',
  parameters: { schema: callToActionGroup },
  render: shown(callToActionGroup, (content) => <CallToActionGroup {...content} />),
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: callToActionGroupFixtures.default };
export const Minimal: Story = { args: callToActionGroupFixtures.minimal };
export const OneColumn: Story = { args: callToActionGroupFixtures.oneColumn };
export const TwoColumns: Story = { args: callToActionGroupFixtures.twoColumns };
export const ThreeColumns: Story = { args: callToActionGroupFixtures.threeColumns };
export const FourRoundColumns: Story = { args: callToActionGroupFixtures.fourRoundColumns };
export const EarlierStyles: Story = { args: callToActionGroupFixtures.earlierStyles };
export const Maximal: Story = { args: callToActionGroupFixtures.maximal };
export const LongText: Story = { args: callToActionGroupFixtures.longText };
