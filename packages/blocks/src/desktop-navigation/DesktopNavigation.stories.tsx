import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import type { z } from 'zod';
import { shown } from '../testing/shown.tsx';
import { DesktopNavigation } from './DesktopNavigation.tsx';
import { desktopNavigationFixtures } from './fixtures.ts';
import { desktopNavigation } from './schema.ts';

type Content = z.input<typeof desktopNavigation>;

const meta = {
  title: 'Blocks/Desktop navigation',
  parameters: { schema: desktopNavigation },
  render: shown(desktopNavigation, (content) => <DesktopNavigation {...content} />),
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: desktopNavigationFixtures.default };
export const Minimal: Story = { args: desktopNavigationFixtures.minimal };
export const Maximal: Story = { args: desktopNavigationFixtures.maximal };
export const EveryDress: Story = { args: desktopNavigationFixtures.everyDress };
export const LongText: Story = { args: desktopNavigationFixtures.longText };
export const MissingImage: Story = { args: desktopNavigationFixtures.missingImage };
export const Video: Story = { args: desktopNavigationFixtures.video };

export const OpenPanel: Story = {
  args: desktopNavigationFixtures.default,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: 'More of Womens' });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Midi dresses' })).toBeVisible());
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
};

export const OpenPanelOfEverything: Story = {
  args: desktopNavigationFixtures.maximal,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'More of Womens' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: /All Womens/ })).toBeVisible());
  },
};

export const PressedAfterResting: Story = {
  args: desktopNavigationFixtures.default,
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: 'More of Womens' });
    await userEvent.hover(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

export const ByKeyboard: Story = {
  args: desktopNavigationFixtures.default,
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: 'More of Womens' });
    button.focus();
    await expect(canvas.queryByRole('link', { name: 'Midi dresses' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Dresses' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

export const ClosesWhenFocusLeaves: Story = {
  args: desktopNavigationFixtures.default,
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: 'More of Mens' });
    await userEvent.click(button);
    canvas.getByRole('link', { name: 'Sale' }).focus();
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  },
};

export const RestingMouseOpens: Story = {
  args: desktopNavigationFixtures.default,
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: 'More of Womens' });
    const link = canvas.getByRole('link', { name: 'Womens' });
    await fireEvent.pointerOver(link, { pointerType: 'mouse' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
    await fireEvent.pointerOut(link, { pointerType: 'mouse', relatedTarget: document.body });
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  },
};

export const EscapeClosesWhatAMouseOpened: Story = {
  args: desktopNavigationFixtures.default,
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: 'More of Womens' });
    await expect(document.body).toHaveFocus();
    await userEvent.hover(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    await expect(document.body).toHaveFocus();
  },
};

export const PressOutsideCloses: Story = {
  args: desktopNavigationFixtures.default,
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: 'More of Womens' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(document.body);
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  },
};

function Travelling() {
  const [page, setPage] = useState('/');
  return (
    <>
      <DesktopNavigation {...desktopNavigation.parse(desktopNavigationFixtures.default)} page={page} />
      <button type="button" onClick={() => setPage('/browse/mens')} style={{ marginTop: 480 }}>
        Go to Mens
      </button>
    </>
  );
}

export const AnotherPageCloses: Story = {
  args: desktopNavigationFixtures.default,
  tags: ['no-picture'],
  render: () => <Travelling />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: 'More of Womens' });
    await userEvent.click(button);
    await fireEvent.click(canvas.getByRole('button', { name: 'Go to Mens' }));
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByRole('link', { name: 'Mens' })).toHaveAttribute('aria-current', 'page');
  },
};
