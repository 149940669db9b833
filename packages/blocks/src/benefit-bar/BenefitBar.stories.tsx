import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { z } from 'zod';
import { shown } from '../testing/shown.tsx';
import { BenefitBar } from './BenefitBar.tsx';
import { benefitBarFixtures } from './fixtures.ts';
import { benefitBar } from './schema.ts';

type Content = z.input<typeof benefitBar>;

/** A little longer than a benefit is shown. */
const longerThanATick = () => new Promise((done) => setTimeout(done, 3800));

/** Clear of the corner where an idle pointer rests: a bar that is pointed at waits. */
const belowThePointer: Decorator = (Story) => (
  <div style={{ paddingBlockStart: 120 }}>
    <Story />
  </div>
);

function pretendHidden(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** The benefits whose being seen changes with a movement and not at once, as it comes about. */
function slidItems(list: HTMLElement): string[] {
  const slid: string[] = [];
  list.addEventListener('transitionrun', ({ propertyName, target }) => {
    if (propertyName === 'visibility' && target instanceof HTMLElement) slid.push(target.innerText);
  });
  return slid;
}

const meta = {
  title: 'Blocks/Benefit bar',
  parameters: { schema: benefitBar },
  render: shown(benefitBar, (content) => <BenefitBar {...content} />),
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: benefitBarFixtures.default };
export const Minimal: Story = { args: benefitBarFixtures.minimal };
export const Maximal: Story = { args: benefitBarFixtures.maximal };
export const NotOnTheHomePage: Story = { args: benefitBarFixtures.notOnTheHomePage };
export const LongText: Story = { args: benefitBarFixtures.longText };

export const AdvancesAndCanBePaused: Story = {
  name: 'blocks §2 benefit bar 1: one benefit takes the place of another, until they are paused',
  // In pictures motion is frozen, and the first benefit stays.
  tags: ['no-picture'],
  args: benefitBarFixtures.default,
  decorators: [belowThePointer],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Free UK delivery over £50')).toBeVisible();
    const slid = slidItems(canvas.getByRole('list'));
    await waitFor(() => expect(canvas.getByText('Free returns to any shop')).toBeVisible(), {
      timeout: 4500,
    });
    // Those that leave stay to be seen until they are out.
    await waitFor(() => expect(slid).toContain('Free UK delivery over £50'));
    await userEvent.click(canvas.getByRole('button', { name: 'Pause the benefits' }));
    await expect(canvas.getByRole('button', { name: 'Play the benefits' })).toBeVisible();
    await expect(canvas.getByText('Free returns to any shop')).toBeVisible();
  },
};

export const WaitsWhileHiddenPointedAtOrFocused: Story = {
  name: 'blocks §4 benefit bar 2: it rests while its tab is hidden, while pointed at and while focused',
  // In pictures motion is frozen, and the first benefit stays.
  tags: ['no-picture'],
  args: benefitBarFixtures.default,
  decorators: [belowThePointer],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const first = await canvas.findByText('Free UK delivery over £50');
    pretendHidden(true);
    await longerThanATick();
    await expect(first).toBeVisible();
    await userEvent.hover(first);
    pretendHidden(false);
    await longerThanATick();
    await expect(first).toBeVisible();
    first.focus();
    await userEvent.unhover(first);
    await longerThanATick();
    await expect(first).toBeVisible();
    first.blur();
  },
};

export const RestsOnceStopped: Story = {
  name: 'blocks §4 benefit bar 2: … and once its button has stopped it, whatever is pointed at',
  // In pictures motion is frozen, and the first benefit stays.
  tags: ['no-picture'],
  args: benefitBarFixtures.default,
  decorators: [belowThePointer],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: 'Pause the benefits' });
    await userEvent.click(button);
    await userEvent.unhover(button);
    button.blur();
    const shown = canvas.getByText('Free UK delivery over £50');
    await expect(shown).toBeVisible();
    await longerThanATick();
    await expect(shown).toBeVisible();
  },
};

export const StillWhereMotionIsUnwelcome: Story = {
  name: 'blocks §4 benefit bar 1: where motion is unwelcome it never moves, and all benefits stand in one line',
  args: benefitBarFixtures.default,
  tags: ['no-picture'],
  decorators: [belowThePointer],
  globals: { motion: 'none' },
  play: async ({ canvasElement }) => {
    const items = within(await within(canvasElement).findByRole('list')).getAllByRole('listitem');
    const current = () => items.map((item) => 'current' in item.dataset);
    await longerThanATick();
    await expect(current()).toEqual([true, false, false]);
    for (const item of items) await expect(item).toBeVisible();
    const middles = items.map((item) => item.getBoundingClientRect()).map(({ top, bottom }) => top + bottom);
    await expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(2);
  },
};

export const ComesBackToTheFirst: Story = {
  name: 'blocks §9 benefit bar 1: 3,500 ms between items, 750 ms back to the first',
  // In pictures motion is frozen, and the first benefit stays.
  tags: ['no-picture'],
  args: benefitBarFixtures.maximal,
  decorators: [belowThePointer],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = await canvas.findByRole('list');
    const [first, second] = [
      canvas.getByText('The winter sale has started'),
      canvas.getByText('Up to half price'),
    ];
    await waitFor(() => expect(second).toBeVisible(), { timeout: 4500 });
    const moved = performance.now();
    await expect(getComputedStyle(list).transitionDuration).toBe('0.24s');
    await waitFor(() => expect(first).not.toBeVisible());
    await waitFor(() => expect(first).toBeVisible(), { timeout: 4500 });
    // Either is seen a little late.
    await expect(performance.now() - moved).toBeGreaterThan(3300);
    await expect(getComputedStyle(list).transitionDuration).toBe('0.75s');
  },
};

/** The benefit that the toolbar’s market has. */
const delivery = (market: 'uk' | 'eu' | 'us', said: string): Story => ({
  args: benefitBarFixtures.minimal,
  tags: ['no-picture'],
  globals: { market },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(said)).toBeVisible();
  },
});

export const DeliveryInTheUnitedKingdom = delivery('uk', 'Free UK delivery over £50');
export const DeliveryInEurope = delivery('eu', 'Free delivery over €80');
export const DeliveryInTheUnitedStates = delivery('us', 'Free delivery over $120');
