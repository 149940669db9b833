import type { Meta, StoryObj } from '@storybook/react-vite';
import type { z } from 'zod';
import { shown } from '../testing/shown.tsx';
import { myAccountImageFixtures } from './fixtures.ts';
import { MyAccountImage } from './MyAccountImage.tsx';
import { myAccountImage } from './schema.ts';

type Content = z.input<typeof myAccountImage>;

const meta = {
  title: 'Blocks/My-account image',
  parameters: { schema: myAccountImage },
  render: shown(myAccountImage, (content) => <MyAccountImage {...content} />),
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: myAccountImageFixtures.default };
export const Minimal: Story = { args: myAccountImageFixtures.minimal };
export const Maximal: Story = { args: myAccountImageFixtures.maximal };
export const LongText: Story = { args: myAccountImageFixtures.longText };
export const CaptionAlone: Story = { args: myAccountImageFixtures.captionAlone };
export const MissingImage: Story = { args: myAccountImageFixtures.missingImage };
export const Video: Story = { args: myAccountImageFixtures.video };
