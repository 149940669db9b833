import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { ReportData } from './reportData.ts';
import { reportPage } from './reportPage.ts';
import { showReport } from './showReport.ts';

const picture = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/%3E';
const entry = (name: string, kind: 'changed' | 'differed once' = 'changed') => ({
  name,
  kind,
  count: 7,
  address: `/?path=/story/${name}`,
  source: 'packages/blocks/src/hero/Hero.stories.tsx',
  before: picture,
  after: picture,
  diff: picture,
});
const ink = '--tb-color-ink: #111 → #222';
const data: ReportData = {
  title: 'Stories that differ',
  sides: ['Before', 'After'],
  servedAt: 'http://localhost:6006',
  command: 'npm run test:visual -- ',
  entries: [
    entry('a--one.390'),
    entry('a--two.390'),
    entry('b--one.1440'),
    entry('c--one.390', 'differed once'),
  ],
  groups: [
    { title: ink, causes: [ink], names: ['a--one.390', 'a--two.390'] },
    { title: 'b: new', causes: [], names: ['b--one.1440'] },
    { title: 'Differed once', causes: [], names: ['c--one.390'] },
  ],
};

/** Opens the page as a browser does, but for its own copy of the script, and notes what it sends. */
function open(canAccept: boolean, status = 200): string[][] {
  const sent: string[][] = [];
  const page = new DOMParser().parseFromString(reportPage({ ...data, canAccept }), 'text/html');
  // A body of its own, so that nothing listens to the keys of the next one.
  document.documentElement.replaceChild(document.adoptNode(page.body), document.body);
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    // It is what the page wrote.
    sent.push([path, ...(JSON.parse(body) as { names: string[] }).names]);
    return Promise.resolve(new Response('it is refused', { status }));
  });
  showReport();
  return sent;
}

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const buttons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent);
const press = async (name: RegExp) => {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => name.test(textContent));
  found?.focus();
  await userEvent.keyboard('{Enter}');
};
const status = () => document.querySelector('[role=status]')?.textContent;

test('a row stands for each cause, says how many it has, and leads to the story and to its source', () => {
  open(false);
  const rows = [...document.querySelectorAll('summary')].map(({ textContent }) => textContent);
  expect(rows).toEqual([`2 × ${ink}`, '1 × b: new', '1 × Differed once']);
  const links = [...document.querySelectorAll('main .bar a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    'http://localhost:6006/?path=/story/a--one.390',
    '../../../packages/blocks/src/hero/Hero.stories.tsx',
  ]);
});

test('without who takes it nothing can be accepted, and the commands are told', () => {
  open(false);
  expect(buttons().filter((text) => text.startsWith('Accept'))).toEqual([]);
  const commands = [...document.querySelectorAll('main p code')].map(({ textContent }) => textContent);
  expect(commands).toEqual([
    'npm run test:visual -- --update --story a--one',
    'npm run test:visual -- --review',
  ]);
});

test('with the keyboard one picture, a row and all are accepted, and what differed once never is', async () => {
  const sent = open(true);
  await press(/^Accept this picture/);
  await vi.waitFor(() => expect(status()).toBe('a--one.390 accepted, 2 left.'));
  await userEvent.keyboard('{ArrowDown}');
  expect(document.querySelector('h2')?.textContent).toBe('a--two.390');
  await press(/^Accept all 2 shown/);
  await vi.waitFor(() => expect(status()).toContain('2 pictures accepted, and so are all'));
  expect(sent).toEqual([
    ['accept', 'a--one.390'],
    ['accept', 'a--two.390', 'b--one.1440'],
  ]);
  expect(buttons().filter((text) => text.startsWith('Accept'))).toEqual([]);
});

test('a row is accepted at once, and only what the filter shows of it', async () => {
  const sent = open(true);
  await press(/^Accept the 2 of this row/);
  await vi.waitFor(() => expect(status()).toBe('2 pictures accepted, 1 left.'));
  expect(sent).toEqual([['accept', 'a--one.390', 'a--two.390']]);
});

test('what is refused stays, and it is told why', async () => {
  open(true, 403);
  await press(/^Accept this picture/);
  await vi.waitFor(() => expect(status()).toBe('Nothing was accepted: it is refused.'));
  expect(buttons()).toContain('Accept this picture');
});

test('the focus stays where it was when a view is chosen or a picture is accepted', async () => {
  open(true);
  await press(/^Slider/);
  expect(document.activeElement?.textContent).toBe('Slider');
  expect(document.activeElement?.getAttribute('aria-pressed')).toBe('true');
  await press(/^Accept this picture/);
  await vi.waitFor(() => expect(status()).toContain('accepted'));
  expect(document.activeElement?.tagName).toBe('H2');
});
