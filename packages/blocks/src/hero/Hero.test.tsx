import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { renderBlock, wordsOf } from '../testing/renderBlock.tsx';
import { heroFixtures as fixtures } from './fixtures.ts';
import { Hero } from './Hero.tsx';
import { hero } from './schema.ts';

type Content = z.input<typeof hero>;

const html = (content: Content) => renderBlock(<Hero {...hero.parse(content)} />);
const action = { buttonText: 'Shop mens', buttonLink: '/browse/mens', buttonStyle: 'primary' } as const;

/** The opening tag of a line of the banner. */
const line = (content: Content, part: 'top' | 'heading' | 'sub') =>
  new RegExp(`<[^>]*data-part="${part}"[^>]*>`).exec(html(content))?.[0] ?? '';

describe('blocks §3 hero 1', () => {
  test('blocks §3 hero 1: it says its heading, its subheading and its calls to action', () => {
    expect(wordsOf(html(fixtures.usualSizes))).toBe(
      'For the kitchen table Mugs worth waking for Thrown, dipped and fired in small batches. Shop homeware Our potters',
    );
  });

  test('blocks §3 hero 1: each line has its font, its sizes and its colour', () => {
    const top = line(fixtures.maximal, 'top');
    expect(top).toContain('data-font="Quisas"');
    expect(top).toContain('--size:2.5rem;--mobile-size:1.5rem;--colour:var(--tb-color-moss)');
    expect(line(fixtures.maximal, 'heading')).toContain('--size:4.5rem;--mobile-size:2.75rem');
    expect(line(fixtures.maximal, 'sub')).toContain('data-font="Athletics"');
  });

  test.each(['Left', 'Centre', 'Right'] as const)(
    'blocks §3 hero 1: the words stand %s',
    (horizontalPosition) => {
      expect(html({ heading: 'Sale', horizontalPosition })).toContain(`data-across="${horizontalPosition}"`);
    },
  );

  test.each(['Top', 'Middle', 'Bottom'] as const)(
    'blocks §3 hero 1: the words stand at the %s',
    (verticalPosition) => {
      expect(html({ heading: 'Sale', verticalPosition })).toContain(`data-down="${verticalPosition}"`);
    },
  );

  test('blocks §3 hero 1: text and ground take the editor’s colours', () => {
    expect(html(fixtures.usualSizes)).toContain(
      '--ground:var(--tb-color-indigo);--text:var(--tb-color-paper)',
    );
  });
});

describe('blocks §3 hero 2', () => {
  test('blocks §3 hero 2: the top heading is 36 px on a desktop and 30 on a phone unless said otherwise', () => {
    expect(line({ heading: 'Sale', topHeading: 'Now' }, 'top')).toContain(
      '--size:2.25rem;--mobile-size:1.875rem',
    );
  });

  test('blocks §3 hero 2: the heading is 94 px', () => {
    expect(line({ heading: 'Sale' }, 'heading')).toContain('--size:5.875rem');
  });

  test('blocks §3 hero 2: the subheading is 36 px on a desktop and 30 on a phone', () => {
    expect(line({ heading: 'Sale', subheading: 'Up to half price' }, 'sub')).toContain(
      '--size:2.25rem;--mobile-size:1.875rem',
    );
  });
});

test('a call to action without a link is not shown', () => {
  const { buttonLink: _, ...withoutLink } = { ...action, buttonText: 'Without a link' };
  const shown = html({ heading: 'Sale', callsToAction: [withoutLink, action] });
  expect(shown).not.toContain('Without a link');
  expect(shown).toContain('href="/browse/mens"');
});

test('a phone has its own picture, and only one of the two is loaded', () => {
  const page = html(fixtures.default);
  expect(page).toMatch(/<source media="\(max-width: 767\.98px\)" srcSet="[^"]*hero-autumn-tall/);
  expect(page.match(/<img /g)).toHaveLength(1);
});

test('its picture is asked for first', () => {
  expect(html(fixtures.default)).toContain('fetchPriority="high"');
});

test('its own alternative text goes before the picture’s', () => {
  expect(html(fixtures.maximal)).toContain('alt="A dress, a jumper and a skirt laid side by side"');
});

test('a film starts again at its end only if the editor lets it', () => {
  expect(html(fixtures.video)).not.toMatch(/<video[^>]* loop/);
  expect(html({ ...fixtures.video, loop: true })).toMatch(/<video[^>]* loop/);
});

test('a film can be stopped by a button, and waits as its poster until it may play', () => {
  const page = html(fixtures.video);
  expect(page).toContain('aria-label="Play film: Printed dresses, side by side"');
  expect(page).toMatch(/<img[^>]* fetchPriority="high"[^>]* srcSet="\/v\/tailorbird\/film-prints\?w=415/);
  expect(page).not.toMatch(/<video[^>]* autoplay/i);
});
