import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { z } from 'zod';
import { shown } from '../testing/shown.tsx';
import { modalFixtures } from './fixtures.ts';
import { Modal } from './Modal.tsx';
import { modal } from './schema.ts';

type Content = z.input<typeof modal>;

const meta = {
  title: 'Blocks/Modal',
  parameters: { schema: modal },
  render: shown(modal, (content) => <Modal {...content} />),
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

async function opened(canvasElement: HTMLElement, trigger: string) {
  const canvas = within(canvasElement);
  const link = await canvas.findByRole('link', { name: trigger });
  await userEvent.click(link);
  return { canvas, link, dialog: await canvas.findByRole('dialog') };
}

/** A key pressed by script never reaches the browser, which makes `cancel` of Escape. */
function pressEscape(dialog: HTMLElement) {
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
}

async function pressOutside(dialog: HTMLElement) {
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: dialog, coords: { x: 4, y: 4 } },
    { keys: '[/MouseLeft]' },
  ]);
}

export const Default: Story = { args: modalFixtures.default };
export const Minimal: Story = {
  args: modalFixtures.minimal,
  render: shown(modal, (content) => (
    <>
      <p>
        <a href="#a-word">A link elsewhere on the page</a>
      </p>
      <Modal {...content} />
    </>
  )),
};
export const Maximal: Story = { args: modalFixtures.maximal };
export const LongText: Story = { args: modalFixtures.longText };
export const MissingImage: Story = { args: modalFixtures.missingImage };
export const Video: Story = { args: modalFixtures.video };

export const Open: Story = {
  args: modalFixtures.maximal,
  play: async ({ canvasElement }) => {
    const { dialog } = await opened(canvasElement, 'Wash it with care');
    await waitFor(() => expect(within(dialog).getByText(/Dry it flat/)).toBeVisible());
  },
};

export const ClosesOnEscape: Story = {
  name: 'blocks §2 modal 1: Escape closes it, and focus goes back to what opened it',
  args: modalFixtures.default,
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    const { canvas, link, dialog } = await opened(canvasElement, 'How it fits');
    await expect(dialog.contains(document.activeElement)).toBe(true);
    pressEscape(dialog);
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(link).toHaveFocus();
  },
};

export const ClosesByItsCross: Story = {
  name: 'blocks §2 modal 2: its cross closes it, also when it is persistent',
  args: modalFixtures.maximal,
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    const { canvas, dialog } = await opened(canvasElement, 'Wash it with care');
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const ClosesOnAPressOutside: Story = {
  name: 'blocks §2 modal 3: a press outside closes it',
  args: modalFixtures.default,
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    const { canvas, dialog } = await opened(canvasElement, 'How it fits');
    await pressOutside(dialog);
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const PersistentStaysOnAPressOutside: Story = {
  name: 'blocks §2 modal 3: a press outside leaves a persistent one open',
  args: modalFixtures.maximal,
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    const { dialog } = await opened(canvasElement, 'Wash it with care');
    await pressOutside(dialog);
    await expect(dialog).toHaveAttribute('open');
  },
};

export const OpenedByALinkElsewhere: Story = {
  ...Minimal,
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('link', { name: 'A link elsewhere on the page' }));
    const dialog = await canvas.findByRole('dialog', { name: 'A word before you go' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
