import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { z } from 'zod';
import { shown } from '../testing/shown.tsx';
import { mobileNavigationAlternativeFixtures } from './fixtures.ts';
import { MobileNavigationAlternative } from './MobileNavigationAlternative.tsx';
import { mobileNavigationAlternative } from './schema.ts';

type Content = z.input<typeof mobileNavigationAlternative>;

const meta = {
  title: 'Blocks/Mobile navigation alternative',
  parameters: { schema: mobileNavigationAlternative },
  render: shown(mobileNavigationAlternative, (content) => <MobileNavigationAlternative {...content} />),
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: mobileNavigationAlternativeFixtures.default };
export const Minimal: Story = { args: mobileNavigationAlternativeFixtures.minimal };
export const Maximal: Story = { args: mobileNavigationAlternativeFixtures.maximal };
export const Letters: Story = { args: mobileNavigationAlternativeFixtures.letters };
export const LongText: Story = { args: mobileNavigationAlternativeFixtures.longText };
export const MissingImage: Story = { args: mobileNavigationAlternativeFixtures.missingImage };
export const Video: Story = { args: mobileNavigationAlternativeFixtures.video };

export const LayerOverTheCircles: Story = {
  args: mobileNavigationAlternativeFixtures.default,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText('Womens'));
    await expect(canvas.getByRole('link', { name: 'All Womens' })).toBeVisible();
    await expect(canvas.getByText('Knitwear')).not.toBeVisible();
  },
};

function Closing() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(false)}>
        Close the drawer
      </button>
      <MobileNavigationAlternative
        {...mobileNavigationAlternative.parse(mobileNavigationAlternativeFixtures.default)}
        open={open}
      />
    </>
  );
}

export const FirstLayerAgainAfterClosing: Story = {
  name: 'blocks §4 mobile navigation 2: half a second after closing it is back at its first layer',
  args: mobileNavigationAlternativeFixtures.default,
  tags: ['no-picture'],
  render: () => <Closing />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText('Womens'));
    await userEvent.click(canvas.getByRole('button', { name: 'Close the drawer' }));
    await expect(canvas.getByRole('link', { name: 'All Womens' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Knitwear' })).toBeVisible(), {
      timeout: 2000,
    });
  },
};
