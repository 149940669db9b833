import type { Meta, StoryObj } from '@storybook/react-vite';
import type { z } from 'zod';
import { Footer } from './Footer.tsx';
import { footerFixtures } from './fixtures.ts';
import { footer } from './schema.ts';

type Content = z.input<typeof footer>;

const meta = {
  title: 'Blocks/Footer',
  parameters: { schema: footer },
  render: (content) => <Footer {...footer.parse(content)} />,
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: footerFixtures.default };
export const Minimal: Story = { args: footerFixtures.minimal };
export const Maximal: Story = { args: footerFixtures.maximal };
export const OneColumn: Story = { args: footerFixtures.oneColumn };
export const LongText: Story = { args: footerFixtures.longText };
