import type { Browser, Page } from 'playwright-core';
import { serveFrom, storybookOrigin } from './storyPage.ts';

const story = 'blocks-hero--default';
const within = { timeout: 30_000 };

/** Storybook as an editor opens it, with the panel beside the story. */
async function openStorybook(browser: Browser, built: string, address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } });
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: storybookOrigin });
  await serveFrom(built, context, {});
  const page = await context.newPage();
  page.setDefaultTimeout(within.timeout);
  await page.goto(storybookOrigin + address);
  await page.getByRole('tab', { name: 'Content', exact: true }).click();
  await page.locator('[data-content-panel]').waitFor();
  return page;
}

const shownIn = (page: Page) => page.frameLocator('#storybook-preview-iframe').locator('#storybook-root');

/** The words of the story, once they are as they should be; else what they are. */
async function wordsOf(page: Page, asTheyShouldBe: (words: string) => boolean): Promise<string> {
  const end = Date.now() + within.timeout;
  for (;;) {
    const words = (await shownIn(page).innerText()).replaceAll(/\s+/g, ' ').trim();
    if (asTheyShouldBe(words) || Date.now() > end) return words;
    await page.waitForTimeout(100);
  }
}

/**
 * Makes a hero in the panel as an editor does – types letter by letter, clears a field, chooses a colour, adds a row, moves it and
 * removes another – and carries it away as JSON and as a link. Answers what did not come to what it should.
 */
export async function workInPanel(browser: Browser, built: string): Promise<readonly string[]> {
  const wrong: string[] = [];
  const expectWords = async (page: Page, when: string, wanted: string) => {
    const words = await wordsOf(page, (shown) => shown === wanted);
    if (words !== wanted) wrong.push(`${when}, the story says “${words}” instead of “${wanted}”`);
  };
  const expectTold = async (page: Page, told: string) => {
    const words = await wordsOf(page, (shown) => shown.includes(told));
    if (!words.includes(told)) wrong.push(`the story does not tell “${told}”, it says “${words}”`);
  };
  const page = await openStorybook(browser, built, `/?path=/story/${story}`);
  const panel = page.locator('[data-content-panel]');
  const rows = panel.locator('fieldset');
  await wordsOf(page, (words) => words.includes('Shop mens'));

  const heading = panel.getByLabel('Heading', { exact: true });
  await heading.fill('');
  await expectTold(page, 'Shop mens This block is shown in part: Hero Heading is missing.');
  await heading.pressSequentially('Warm for a new year', { delay: 15 });
  if ((await heading.inputValue()) !== 'Warm for a new year')
    wrong.push(`what was typed letter by letter is “${await heading.inputValue()}”`);
  await panel.getByLabel('Top heading', { exact: true }).fill('');
  await panel.getByLabel('Subheading', { exact: true }).fill('');
  await panel
    .getByRole('group', { name: 'Background colour: the shop’s colours' })
    .getByRole('button', { name: 'duckEgg' })
    .click();

  const row = rows.nth(2);
  await panel.getByRole('button', { name: 'Add call to action' }).click();
  await row.getByLabel('Text', { exact: true }).pressSequentially('New in', { delay: 15 });
  await expectTold(page, 'Call to action has no link and no style');
  // One straight after the other: neither waits for the story.
  await row.getByLabel('Link', { exact: true }).fill('/browse/womens/new-in');
  await row.getByLabel('Style', { exact: true }).selectOption('primary');
  await expectWords(page, 'with a row added', 'Warm for a new year Shop womens Shop mens New in');
  await rows.nth(2).getByRole('button', { name: 'Up' }).click();
  await expectWords(page, 'with it moved', 'Warm for a new year Shop womens New in Shop mens');
  await rows.nth(0).getByRole('button', { name: 'Remove' }).click();
  const made = 'Warm for a new year New in Shop mens';
  await expectWords(page, 'with another removed', made);

  const carried = panel.getByLabel('Content JSON');
  const copy = async (name: string) => {
    await panel.getByRole('button', { name }).click();
    return carried.inputValue();
  };
  const json = await copy('Copy as content JSON');
  const link = await copy('Copy a link to this content');
  await page.context().close();

  const linked = await openStorybook(browser, built, link.slice(storybookOrigin.length));
  await expectWords(linked, 'opened by its link', made);
  const again = await copiedOnce(linked, (copied) => sorted(copied) === sorted(json));
  if (sorted(again) !== sorted(json)) wrong.push(`opened by its link it is other content: ${again}`);
  await expectWords(linked, 'in the form, too', made);
  await linked.getByRole('button', { name: 'Back to how the story was' }).click();
  const back = await wordsOf(linked, (words) => words.includes('Shop womens'));
  if (!back.includes('Shop womens')) wrong.push(`put back, the story says “${back}”`);
  await linked.getByLabel('Content JSON').fill(json);
  await linked.getByRole('button', { name: 'Paste content JSON from below' }).click();
  await expectWords(linked, 'pasted', made);
  await linked.context().close();
  return wrong;
}

/** What the form copies, once it is as it should be; else what it copied last. */
async function copiedOnce(page: Page, asItShouldBe: (json: string) => boolean): Promise<string> {
  const end = Date.now() + within.timeout;
  for (;;) {
    await page.getByRole('button', { name: 'Copy as content JSON' }).click();
    const json = await page.getByLabel('Content JSON').inputValue();
    if ((json !== '' && asItShouldBe(json)) || Date.now() > end) return json;
    await page.waitForTimeout(100);
  }
}

/** Content as one text, its fields in the order of their names. */
const sorted = (json: string): string =>
  JSON.stringify(JSON.parse(json), (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => one.localeCompare(other)))
      : value,
  );
