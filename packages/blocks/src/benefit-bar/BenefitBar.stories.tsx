import type { Meta, StoryObj } from '@storybook/react-vite';
import type { z } from 'zod';
import { BenefitBar } from './BenefitBar.tsx';
import { benefitBarFixtures } from './fixtures.ts';
import { benefitBar } from './schema.ts';

type Content = z.input<typeof benefitBar>;

const meta = {
  title: 'Blocks/Benefit bar',
  parameters: { schema: benefitBar },
  render: (content) => <BenefitBar {...benefitBar.parse(content)} />,
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: benefitBarFixtures.default };
export const Minimal: Story = { args: benefitBarFixtures.minimal };
export const Coloured: Story = { args: benefitBarFixtures.coloured };
export const NotOnTheHomePage: Story = { args: benefitBarFixtures.notOnTheHomePage };
export const LongText: Story = { args: benefitBarFixtures.longText };
