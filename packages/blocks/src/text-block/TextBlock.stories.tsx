import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { z } from 'zod';
import { shown } from '../testing/shown.tsx';
import { textBlockFixtures } from './fixtures.ts';
import { textBlock } from './schema.ts';
import { TextBlock } from './TextBlock.tsx';

type Content = z.input<typeof textBlock>;

const meta = {
  title: 'Blocks/Text block',
  parameters: { schema: textBlock },
  render: shown(textBlock, (content) => <TextBlock {...content} />),
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: textBlockFixtures.default };
export const Minimal: Story = { args: textBlockFixtures.minimal };
export const Maximal: Story = { args: textBlockFixtures.maximal };
export const EveryMark: Story = { args: textBlockFixtures.everyMark };
export const HostileMarkdown: Story = { args: textBlockFixtures.hostileMarkdown };
export const LongText: Story = { args: textBlockFixtures.longText };

/** The edge of its box at which a text begins. */
function edgeOf(element: HTMLElement): 'left' | 'right' {
  const words = document.createRange();
  words.selectNodeContents(element);
  const [text, box] = [words.getBoundingClientRect(), element.getBoundingClientRect()];
  return text.left - box.left > box.right - text.right ? 'right' : 'left';
}

export const RightToLeft: Story = {
  name: 'words in Hebrew or Arabic begin at the right, words in English beside them at the left',
  args: {
    title: 'משלוחים',
    body: 'نرسل طلبك في اليوم نفسه.\n\nOrders leave us the same day.\n\n- صوف\n- قطن\n\n## القماش',
  },
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await expect(edgeOf(await canvas.findByText('משלוחים'))).toBe('right');
    const directionOf = (element: HTMLElement) => getComputedStyle(element).direction;
    await expect(directionOf(canvas.getByText('نرسل طلبك في اليوم نفسه.'))).toBe('rtl');
    await expect(directionOf(canvas.getByText('Orders leave us the same day.'))).toBe('ltr');
    await expect(directionOf(canvas.getByRole('list'))).toBe('rtl');
    await expect(edgeOf(canvas.getByText('القماش'))).toBe('right');
    await expect(edgeOf(canvas.getByText('Orders leave us the same day.'))).toBe('left');
  },
};
