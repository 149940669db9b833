import type { Meta, StoryObj } from '@storybook/react-vite';
import type { z } from 'zod';
import { shown } from '../testing/shown.tsx';
import { tallImageFixtures } from './fixtures.ts';
import { tallImage } from './schema.ts';
import { TallImage } from './TallImage.tsx';

type Content = z.input<typeof tallImage>;

const meta = {
  title: 'Blocks/Tall image',
  parameters: { schema: tallImage },
  render: shown(tallImage, (content) => <TallImage {...content} />),
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: tallImageFixtures.default };
export const Minimal: Story = { args: tallImageFixtures.minimal };
export const Maximal: Story = { args: tallImageFixtures.maximal };
export const WithoutShadow: Story = { args: tallImageFixtures.withoutShadow };
export const InTheMiddle: Story = { args: tallImageFixtures.inTheMiddle };
export const QuisasTextOverTheHeadline: Story = { args: tallImageFixtures.quisasTextOverTheHeadline };
export const LongText: Story = { args: tallImageFixtures.longText };
export const MissingImage: Story = { args: tallImageFixtures.missingImage };
export const Video: Story = { args: tallImageFixtures.video };
