import type { Meta, StoryObj } from '@storybook/react-vite';
import type { z } from 'zod';
import { shown } from '../testing/shown.tsx';
import { localeSelectorImageFixtures } from './fixtures.ts';
import { LocaleSelectorImage } from './LocaleSelectorImage.tsx';
import { localeSelectorImage } from './schema.ts';

type Content = z.input<typeof localeSelectorImage>;

const meta = {
  title: 'Blocks/Locale selector image',
  parameters: { schema: localeSelectorImage },
  render: shown(localeSelectorImage, (content) => <LocaleSelectorImage {...content} />),
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: localeSelectorImageFixtures.default };
export const Minimal: Story = { args: localeSelectorImageFixtures.minimal };
export const Maximal: Story = { args: localeSelectorImageFixtures.maximal };
export const LongText: Story = { args: localeSelectorImageFixtures.longText };
export const MissingImage: Story = { args: localeSelectorImageFixtures.missingImage };
export const Video: Story = { args: localeSelectorImageFixtures.video };
