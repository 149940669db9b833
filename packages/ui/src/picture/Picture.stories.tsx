import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { storyPicture } from '../story-pictures/storyPicture.ts';
import { Picture } from './Picture.tsx';

const meta = {
  title: 'Primitives/Picture',
  component: Picture,
  parameters: { layout: 'padded' },
  args: {
    src: storyPicture(),
    alt: 'Juniper Print Dress in madder',
    sizes: '320px',
    ratio: '4 / 5',
    priority: true,
  },
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Portrait: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('img').getBoundingClientRect();
    await expect(box.height / box.width).toBeCloseTo(1.25, 2);
  },
};
export const Landscape: Story = { args: { ratio: '16 / 9', src: storyPicture('cushion', '#D9A23B') } };
export const Contained: Story = { args: { ratio: '16 / 9', fit: 'contain' } };
export const FocalPoint: Story = { args: { ratio: '5 / 2', focalPoint: '50% 0%' } };
export const Lazy: Story = { args: { priority: false } };

/** What stands in the box until the picture comes. */
export const OnItsWay: Story = { args: { src: 'data:image/svg+xml,', alt: '', tint: '#a63d2b' } };

export const Broken: Story = {
  args: { src: 'data:image/png;base64,broken', alt: 'A picture that cannot be had' },
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole('img');
    await waitFor(() => expect(image).toHaveAttribute('src', '/i/tailorbird/placeholder'));
    const box = image.getBoundingClientRect();
    await expect(box.height / box.width).toBeCloseTo(1.25, 2);
  },
};
