import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { storyPicture } from '../story-pictures/storyPicture.ts';
import { Video } from './Video.tsx';

const meta = {
  title: 'Primitives/Video',
  component: Video,
  parameters: { layout: 'padded' },
  args: {
    src: 'data:video/mp4;base64,AA==',
    poster: { src: storyPicture('dress', '#4F6238'), sizes: '(min-width: 768px) 50vw, 100vw' },
    label: 'Walking the hedgerow',
  },
} satisfies Meta<typeof Video>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ambient: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('button', { name: /film: Walking the hedgerow$/ }),
    ).toBeVisible();
  },
};
export const Portrait: Story = { args: { ratio: '4 / 5' } };
export const WithControls: Story = {
  tags: ['no-picture'],
  args: { controls: true, muted: false, loop: false },
};
