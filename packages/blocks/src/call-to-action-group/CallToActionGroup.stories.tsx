import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { z } from 'zod';
import { shown } from '../testing/shown.tsx';
import { CallToActionGroup } from './CallToActionGroup.tsx';
import { callToActionGroupFixtures } from './fixtures.ts';
import { callToActionGroup } from './schema.ts';

type Content = z.input<typeof callToActionGroup>;

const meta = {
  title: 'Blocks/Call-to-action group',
  parameters: { schema: callToActionGroup },
  render: shown(callToActionGroup, (content) => <CallToActionGroup {...content} />),
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: callToActionGroupFixtures.default };
export const Minimal: Story = { args: callToActionGroupFixtures.minimal };
export const OneColumn: Story = { args: callToActionGroupFixtures.oneColumn };
export const TwoColumns: Story = { args: callToActionGroupFixtures.twoColumns };
export const ThreeColumns: Story = { args: callToActionGroupFixtures.threeColumns };
export const FourRoundColumns: Story = { args: callToActionGroupFixtures.fourRoundColumns };
export const EarlierStyles: Story = { args: callToActionGroupFixtures.earlierStyles };
export const Maximal: Story = { args: callToActionGroupFixtures.maximal };
export const LongText: Story = { args: callToActionGroupFixtures.longText };

/** Of a dozen buttons so many stand side by side on a desktop, all of one width. */
const inColumns = (columns: NonNullable<Content['columns']>): Story => ({
  args: { ...callToActionGroupFixtures.maximal, columns },
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvasElement }) => {
    if (window.innerWidth < 768) return;
    const links = await within(canvasElement).findAllByRole('link');
    const boxes = links.map((link) => link.getBoundingClientRect());
    const rows = [...Map.groupBy(boxes, ({ top }) => Math.round(top)).values()];
    await expect(rows.map((row) => row.length)).toEqual(rows.map(() => Number(columns)));
    await expect(rows).toHaveLength(12 / Number(columns));
    const widths = boxes.map(({ width }) => width);
    await expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(1);
  },
});

export const OneInARow: Story = {
  ...inColumns('1'),
  tags: ['no-picture'],
  name: 'blocks §2 call-to-action group 1: in one column each button has a row',
};
export const TwoInARow: Story = {
  ...inColumns('2'),
  tags: ['no-picture'],
  name: 'blocks §2 call-to-action group 1: … in two a row has two',
};
export const ThreeInARow: Story = {
  ...inColumns('3'),
  tags: ['no-picture'],
  name: 'blocks §2 call-to-action group 1: … in three three',
};
export const FourInARow: Story = {
  ...inColumns('4'),
  tags: ['no-picture'],
  name: 'blocks §2 call-to-action group 1: … in four four',
};
