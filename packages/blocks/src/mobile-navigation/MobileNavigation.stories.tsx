import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { z } from 'zod';
import { shown } from '../testing/shown.tsx';
import { mobileNavigationFixtures } from './fixtures.ts';
import { MobileNavigation } from './MobileNavigation.tsx';
import { mobileNavigation } from './schema.ts';

type Content = z.input<typeof mobileNavigation>;

const meta = {
  title: 'Blocks/Mobile navigation',
  parameters: { schema: mobileNavigation },
  render: shown(mobileNavigation, (content) => <MobileNavigation {...content} />),
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: mobileNavigationFixtures.default };
export const Minimal: Story = { args: mobileNavigationFixtures.minimal };
export const Maximal: Story = { args: mobileNavigationFixtures.maximal };
export const EveryDress: Story = { args: mobileNavigationFixtures.everyDress };
export const LongText: Story = { args: mobileNavigationFixtures.longText };
export const MissingImage: Story = { args: mobileNavigationFixtures.missingImage };
export const Video: Story = { args: mobileNavigationFixtures.video };

export const SecondLayer: Story = {
  args: mobileNavigationFixtures.default,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText('Womens'));
    await expect(canvas.getByRole('link', { name: 'All Womens' })).toBeVisible();
    await expect(canvas.getByText('Other Stuff')).not.toBeVisible();
  },
};

export const ThirdLayer: Story = {
  args: mobileNavigationFixtures.default,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText('Womens'));
    await userEvent.click(await canvas.findByText('Dresses'));
    await expect(canvas.getByRole('link', { name: 'Midi dresses' })).toBeVisible();
    await expect(canvas.getByText('Skirts')).not.toBeVisible();
  },
};

export const BackToTheFirstLayer: Story = {
  args: mobileNavigationFixtures.default,
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText('Womens'));
    await userEvent.click(await canvas.findByText('Dresses'));
    await userEvent.click(canvas.getByText('Dresses'));
    await expect(canvas.getByRole('link', { name: 'Skirts' })).toBeVisible();
    await userEvent.click(canvas.getByText('Womens'));
    await expect(canvas.getByRole('link', { name: 'Other Stuff' })).toBeVisible();
  },
};

function Closing() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(false)}>
        Close the drawer
      </button>
      <MobileNavigation {...mobileNavigation.parse(mobileNavigationFixtures.default)} open={open} />
    </>
  );
}

export const FirstLayerAgainAfterClosing: Story = {
  name: 'blocks §4 mobile navigation 2: half a second after closing it is back at its first layer',
  args: mobileNavigationFixtures.default,
  tags: ['no-picture'],
  render: () => <Closing />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText('Womens'));
    await userEvent.click(canvas.getByRole('button', { name: 'Close the drawer' }));
    await expect(canvas.getByRole('link', { name: 'All Womens' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Other Stuff' })).toBeVisible(), {
      timeout: 2000,
    });
  },
};
