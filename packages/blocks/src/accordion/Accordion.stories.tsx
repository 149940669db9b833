import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { z } from 'zod';
import { shown } from '../testing/shown.tsx';
import { Accordion } from './Accordion.tsx';
import { accordionFixtures } from './fixtures.ts';
import { accordion } from './schema.ts';

type Content = z.input<typeof accordion>;

const meta = {
  title: 'Blocks/Accordion',
  parameters: { schema: accordion },
  render: shown(accordion, (content) => <Accordion {...content} />),
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: accordionFixtures.default };
export const Minimal: Story = { args: accordionFixtures.minimal };
export const SeveralOpen: Story = { args: accordionFixtures.severalOpen };
export const Maximal: Story = { args: accordionFixtures.maximal };
export const WithoutTitle: Story = { args: accordionFixtures.withoutTitle };
export const LongText: Story = { args: accordionFixtures.longText };

const rows = (canvasElement: HTMLElement) => [...canvasElement.querySelectorAll('details')];

export const OneOpensAsAnotherCloses: Story = {
  args: accordionFixtures.default,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText('How long does delivery take?'));
    await expect(rows(canvasElement).map((row) => row.open)).toEqual([true, false, false, false]);
    await userEvent.click(canvas.getByText('How do I wash wool?'));
    await expect(rows(canvasElement).map((row) => row.open)).toEqual([false, false, true, false]);
  },
};

export const SeveralStayOpen: Story = {
  args: { ...accordionFixtures.default, allowMultiple: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText('How long does delivery take?'));
    await userEvent.click(canvas.getByText('How do I wash wool?'));
    await expect(rows(canvasElement).map((row) => row.open)).toEqual([true, false, true, false]);
  },
};

export const ReachedByKeyboard: Story = {
  args: { items: accordionFixtures.default.items.slice(1) },
  play: async ({ canvasElement }) => {
    const second = (await within(canvasElement).findByText('How do I wash wool?')).closest('summary');
    await userEvent.tab();
    await userEvent.tab();
    await expect(second).toHaveFocus();
    await expect(second?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const OpenedByItsAnchor: Story = {
  args: accordionFixtures.maximal,
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('How do I wash wool?');
    window.location.hash = '#care';
    await waitFor(() => expect(rows(canvasElement).map((row) => row.open)).toEqual([false, false, true]));
    window.location.hash = '';
  },
};
