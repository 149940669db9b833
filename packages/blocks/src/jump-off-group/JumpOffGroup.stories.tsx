import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { z } from 'zod';
import { shown } from '../testing/shown.tsx';
import { jumpOffGroupFixtures } from './fixtures.ts';
import { JumpOffGroup } from './JumpOffGroup.tsx';
import { jumpOffGroup } from './schema.ts';

type Content = z.input<typeof jumpOffGroup>;

const meta = {
  title: 'Blocks/Jump-off group',
  parameters: { schema: jumpOffGroup },
  render: shown(jumpOffGroup, (content) => <JumpOffGroup {...content} />),
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: jumpOffGroupFixtures.default };
export const Minimal: Story = { args: jumpOffGroupFixtures.minimal };
export const Two: Story = { args: jumpOffGroupFixtures.two };
export const Three: Story = { args: jumpOffGroupFixtures.three };
export const Four: Story = { args: jumpOffGroupFixtures.four };
export const WordsBelow: Story = { args: jumpOffGroupFixtures.wordsBelow };
export const WordsInTheMiddle: Story = { args: jumpOffGroupFixtures.wordsInTheMiddle };
export const Maximal: Story = { args: jumpOffGroupFixtures.maximal };
export const LongText: Story = { args: jumpOffGroupFixtures.longText };
export const MissingImage: Story = { args: jumpOffGroupFixtures.missingImage };
export const Video: Story = { args: jumpOffGroupFixtures.video };

/** As many as these stand beside one another on a desktop, all of one width. */
const besideOneAnother = (args: Content): Story => ({
  args,
  tags: ['no-picture'],
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvasElement }) => {
    if (window.innerWidth < 768) return;
    const list = await within(canvasElement).findByRole('list');
    const boxes = [...list.children].map((item) => item.getBoundingClientRect());
    await expect(boxes).toHaveLength(args.items.length);
    await expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1);
    const widths = boxes.map(({ width }) => width);
    await expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(1);
    await expect((boxes.at(-1)?.right ?? 0) - list.getBoundingClientRect().right).toBeCloseTo(0, 0);
  },
});

export const TwoBesideOneAnother: Story = {
  ...besideOneAnother(jumpOffGroupFixtures.two),
  name: 'blocks §2 jump-off 2: on a desktop two stand beside one another',
};
export const ThreeBesideOneAnother: Story = {
  ...besideOneAnother(jumpOffGroupFixtures.three),
  name: 'blocks §2 jump-off 2: … and so do three',
};
export const FourBesideOneAnother: Story = {
  ...besideOneAnother(jumpOffGroupFixtures.four),
  name: 'blocks §2 jump-off 2: … and four',
};
