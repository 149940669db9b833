/**
 * Types into every control of every block, letter by letter, in the built Storybook: whatever stands in a control, the story stays, and
 * when its content is right again it is no longer told. Then works in the panel Content as an editor does, and carries content away.
 *
 *   --story blocks-hero   the stories whose id begins so, instead of the richest of each block
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { findBrowser } from '../../scripts/browser.ts';
import { commandOptions } from '../../scripts/commandOptions.ts';
import { storyIds } from './visual/storyIds.ts';
import { openStoryPage, showStory } from './visual/storyPage.ts';
import { typeIntoControls } from './visual/typeIntoControls.ts';
import { workInPanel } from './visual/workInPanel.ts';

const { values: options } = commandOptions({
  options: {
    story: { type: 'string' },
    built: {
      type: 'string',
      default: join(fileURLToPath(new URL('.', import.meta.url)), 'storybook-static'),
    },
  },
});

/** Storybook rests a tenth of a second after each entry, in case something moves: meanwhile others are typed elsewhere. */
const pagesAtOnce = 6;

const browser = await chromium.launch(await findBrowser());
const queue =
  options.story === undefined
    ? storyIds(options.built, 'blocks-').filter((id) => id.endsWith('--maximal'))
    : storyIds(options.built, options.story);
const failures: string[] = [];
let typed = 0;
let controls = 0;

async function work(): Promise<void> {
  const page = await openStoryPage(browser, options.built, { name: 'desktop', width: 1440, height: 900 });
  for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
    await showStory(page, id);
    const told = await typeIntoControls(page, id);
    typed += told.typed;
    controls += told.controls;
    failures.push(...told.failures.map((failure) => `${id}: ${failure}`));
  }
  await page.context().close();
}

await Promise.all(Array.from({ length: Math.min(pagesAtOnce, queue.length) }, work));
if (options.story === undefined)
  failures.push(...(await workInPanel(browser, options.built)).map((failure) => `panel Content: ${failure}`));
await browser.close();
if (controls === 0) failures.push('No story of that name has a control.');
console.log(
  failures.length === 0
    ? `${controls} controls stood ${typed} entries, each told or shown.`
    : `Typing into a control ended its story, or left it wrong:\n  ${failures.join('\n  ')}`,
);
process.exit(failures.length === 0 ? 0 : 1);
