import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, waitFor, within } from 'storybook/test';
import type { z } from 'zod';
import { PageFactsProvider } from '../page/PageFacts.tsx';
import { ClockContext } from '../parts/Clock.tsx';
import { shown } from '../testing/shown.tsx';
import { CountdownTimer } from './CountdownTimer.tsx';
import { countdownTimerFixtures } from './fixtures.ts';
import { countdownTimer } from './schema.ts';

type Content = z.input<typeof countdownTimer>;

/** A clock that stands still, so that pictures do not change. */
const at = (time: string): Decorator => {
  const now = () => Date.parse(time);
  return (Story) => (
    <ClockContext value={now}>
      <Story />
    </ClockContext>
  );
};

/** A clock that goes on from a time as soon as the story is shown. */
const from = (time: string): Decorator => {
  let began: number | undefined;
  const now = () => {
    began ??= performance.now();
    return Date.parse(time) + performance.now() - began;
  };
  return (Story) => (
    <ClockContext value={now}>
      <Story />
    </ClockContext>
  );
};

const meta = {
  title: 'Blocks/Countdown timer',
  parameters: { schema: countdownTimer },
  render: shown(countdownTimer, (content) => <CountdownTimer {...content} />),
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

const running = at('2026-11-28T18:12:51Z');

export const Default: Story = { args: countdownTimerFixtures.default, decorators: [running] };
export const Minimal: Story = { args: countdownTimerFixtures.minimal, decorators: [running] };
export const Maximal: Story = { args: countdownTimerFixtures.maximal, decorators: [running] };
export const LongText: Story = { args: countdownTimerFixtures.longText, decorators: [running] };

export const BeforeItsStart: Story = {
  args: countdownTimerFixtures.default,
  decorators: [at('2026-11-27T08:59:59Z')],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('timer')).not.toBeInTheDocument();
  },
};

export const AfterItsEnd: Story = {
  args: countdownTimerFixtures.default,
  decorators: [at('2026-11-30T23:59:00Z')],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('timer')).not.toBeInTheDocument();
  },
};

export const StartsWhileThePageIsOpen: Story = {
  tags: ['no-picture'],
  args: countdownTimerFixtures.default,
  decorators: [from('2026-11-27T08:59:58.500Z')],
  play: async ({ canvasElement }) => {
    const timer = await within(canvasElement).findByRole('timer', undefined, { timeout: 4000 });
    await expect(timer).toHaveTextContent(/^03 days 14 hours 5[89] mins/);
  },
};

export const TicksEverySecond: Story = {
  name: 'blocks §4 countdown 2: while the page is open it ticks every second',
  tags: ['no-picture'],
  args: countdownTimerFixtures.default,
  decorators: [from('2026-11-28T18:12:51Z')],
  play: async ({ canvasElement }) => {
    const timer = await within(canvasElement).findByRole('timer');
    const before = timer.textContent;
    await waitFor(() => expect(timer.textContent).not.toBe(before), { timeout: 2500 });
  },
};

export const EndsWhileThePageIsOpen: Story = {
  name: 'blocks §4 countdown 3: while the page is open it ends in zeros, which stay',
  args: countdownTimerFixtures.default,
  decorators: [from('2026-11-30T23:58:58.500Z')],
  play: async ({ canvasElement }) => {
    const timer = await within(canvasElement).findByRole('timer');
    await waitFor(() => expect(timer).toHaveTextContent('00 days 00 hours 00 mins 00 secs'), {
      timeout: 4000,
    });
    await expect(timer).toBeVisible();
  },
};

const pageAt = (time: string) => (
  <PageFactsProvider market="uk">
    <ClockContext value={() => Date.parse(time)}>
      <CountdownTimer {...countdownTimer.parse(countdownTimerFixtures.default)} />
    </ClockContext>
  </PageFactsProvider>
);

export const ComesToLifeFromACachedPage: Story = {
  tags: ['no-picture'],
  args: countdownTimerFixtures.default,
  render: () => <div data-testid="page" />,
  play: async ({ canvasElement }) => {
    const page = await within(canvasElement).findByTestId('page');
    page.innerHTML = renderToString(pageAt('2026-11-28T18:12:51Z'));
    const mismatches: unknown[] = [];
    const root = hydrateRoot(page, pageAt('2026-11-28T18:15:01Z'), {
      onRecoverableError: (error) => mismatches.push(error),
    });
    const timer = within(page).getByRole('timer');
    await waitFor(() => expect(timer).toHaveTextContent('02 days 05 hours 43 mins 59 secs'));
    await expect(mismatches).toEqual([]);
    root.unmount();
  },
};
