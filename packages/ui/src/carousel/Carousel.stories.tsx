import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Picture } from '../picture/Picture.tsx';
import { storyPicture } from '../story-pictures/storyPicture.ts';
import { Carousel } from './Carousel.tsx';

const colours = ['#A63D2B', '#2E4A62', '#4F6238', '#D9A23B', '#1C2B2A', '#6B4A5E', '#8C6E4F', '#BCD3D1'];
const slides = colours.map((colour, index) => (
  <a key={colour} href={`/p/${index}`} style={{ display: 'block' }}>
    <Picture
      src={storyPicture(index % 2 ? 'dress' : 'tee', colour)}
      alt={`Style ${index + 1}`}
      sizes="25vw"
      ratio="4 / 5"
      priority
    />
  </a>
));

const meta = {
  title: 'Primitives/Carousel',
  component: Carousel,
  parameters: { layout: 'padded' },
  args: { label: 'New this week', perView: { phone: 1.4, tablet: 3, desktop: 4 }, children: slides },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InView: Story = {};
export const FixedWidth: Story = { args: { slideWidth: '220px' } };
export const WithoutArrows: Story = { args: { controls: false } };
export const Loops: Story = {
  args: { loop: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Previous slides' })).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Previous slides' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
export const AllInView: Story = {
  args: { children: slides.slice(0, 1), perView: { phone: 2 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).not.toBeInTheDocument();
  },
};

export const MovedByArrows: Story = {
  // Where a scroll ends is not pictured: it is tested by the play function.
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: 'New this week' })).toBeVisible();
    const next = await waitFor(() => canvas.getByRole('button', { name: 'Next slides' }));
    const first = canvas.getByRole('img', { name: 'Style 1' });
    const before = first.getBoundingClientRect().left;
    await userEvent.click(next);
    await waitFor(() => expect(first.getBoundingClientRect().left).toBeLessThan(before - 100), {
      timeout: 5000,
    });
    const previous = canvas.getByRole('button', { name: 'Previous slides' });
    await waitFor(() => expect(previous).toHaveAttribute('aria-disabled', 'false'), { timeout: 5000 });
  },
};

export const DraggableOnceAMouseIsNear: Story = {
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const carousel = canvas.getByRole('region', { name: 'New this week' });
    const next = await waitFor(() => canvas.getByRole('button', { name: 'Next slides' }));
    await userEvent.hover(carousel);
    await waitFor(() => expect(carousel).toHaveAttribute('data-dragged'), { timeout: 5000 });
    await expect(canvas.getByRole('img', { name: 'Style 1' })).toBeVisible();
    await waitFor(
      async () => {
        await userEvent.click(next);
        await expect(next).toHaveAttribute('aria-disabled', 'true');
      },
      { timeout: 8000, interval: 400 },
    );
    const last = canvas.getByRole('img', { name: 'Style 8' });
    await waitFor(() => expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth), {
      timeout: 5000,
    });
  },
};
