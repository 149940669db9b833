/**
 * Shows every block of the built Storybook with long words in all that shoppers read, and then written from right to left, at six
 * widths: nothing may make the page wider than the window.
 *
 *   --story blocks-hero   the stories whose id begins so, instead of each block's richest and its usual one
 */
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findBrowser } from '../../scripts/browser.ts';
import { commandOptions } from '../../scripts/commandOptions.ts';
import { storyIds } from './visual/storyIds.ts';
import { openStoryPage, showStory } from './visual/storyPage.ts';

const widths = [320, 390, 768, 1024, 1440, 1920];
const toolbars = [';words:long', ';direction:rtl'];
const height = 900;

const { values: options } = commandOptions({
  options: {
    story: { type: 'string' },
    built: { type: 'string', default: join(import.meta.dirname, 'storybook-static') },
  },
});
const stories =
  options.story === undefined
    ? storyIds(options.built, 'blocks-').filter((id) => /--(?:maximal|default)$/.test(id))
    : storyIds(options.built, options.story);

const browser = await chromium.launch(await findBrowser());
const wider: string[] = [];

/** How far the page can be moved sideways, in pixels, and by what. */
function sideways(): { by: number; what: string } {
  const page = document.scrollingElement ?? document.body;
  const by = page.scrollWidth - page.clientWidth;
  if (by <= 0) return { by: 0, what: '' };
  const sticksOut = [...document.querySelectorAll('#storybook-root *')].filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    return right > page.clientWidth + 0.5 || left < -0.5;
  });
  const last = sticksOut.at(-1);
  return { by, what: `${last?.tagName.toLowerCase()} "${last?.textContent?.trim().slice(0, 40)}"` };
}

async function look(toolbar: string): Promise<void> {
  const page = await openStoryPage(browser, options.built, { name: 'any', width: 1440, height }, { toolbar });
  for (const id of stories) {
    await showStory(page, id);
    for (const width of widths) {
      await page.setViewportSize({ width, height });
      const { by, what } = await page.evaluate(sideways);
      if (by > 0) wider.push(`${id}${toolbar}, ${width} pixels wide: ${by} too wide, by ${what}`);
    }
  }
  await page.context().close();
}

await Promise.all(toolbars.map(look));
await browser.close();
if (stories.length === 0) wider.push('There is no story of that name.');
console.log(
  wider.length === 0
    ? `${stories.length} stories keep within ${widths.length} widths, in long words and from right to left.`
    : `A page is wider than its window:\n  ${wider.join('\n  ')}`,
);
process.exit(wider.length === 0 ? 0 : 1);
