import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { newShopper, openBrowser } from './browser.ts';
import { forThisFile } from './forThisFile.ts';
import { alive } from './journey.ts';
import { officeOperator } from './officeOperator.ts';
import { pageFaults } from './pageFaults.ts';
import { photoFile, textFile } from './photoFile.ts';
import { openShopDatabase } from './shopDatabase.ts';

const browser = await openBrowser({ pictures: true });
const database = await forThisFile(openShopDatabase());
const reviewed = await database.reviewedPath(14);
const reviews = `/reviews/${/^\/p\/(\d+)\//.exec(reviewed)?.[1]}`;

/** The form: beside the product, or on its own page without scripts. */
async function openForm(scripts: boolean, options: BrowserContextOptions = {}): Promise<Page> {
  const shopper = await newShopper(browser, { javaScriptEnabled: scripts, ...options });
  const page = await shopper.newPage();
  // The shop prints its own pictures when they are first asked for, which takes longer than all that is looked at here.
  await page.route(/\/i\/tailorbird\//, (route) => route.abort());
  await page.goto(reviewed);
  if (scripts) await alive(page);
  await page.getByRole('link', { name: 'Write a review' }).click();
  await page.getByLabel('Title').waitFor();
  return page;
}

async function fillIn(page: Page, title: string): Promise<void> {
  await page.getByLabel('5', { exact: true }).check();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Your review').fill('It washes well.');
  await page.getByLabel('Name to show with it').fill('Wren');
}

/** A photo that was chosen, with its picture once that can be seen. */
async function chosen(page: Page, nth: number, name: string): Promise<Locator> {
  const photo = page
    .getByRole('list', { name: 'Chosen photos' })
    .getByRole('listitem')
    .nth(nth - 1);
  await photo.getByRole('button', { name: `Remove photo ${nth}: ${name}` }).waitFor();
  await photo.locator('img').evaluate((img: HTMLImageElement) => img.decode());
  return photo;
}

const sendButton = (page: Page) => page.getByRole('button', { name: 'Send review' });

async function send(page: Page): Promise<void> {
  await sendButton(page).click();
  await page.getByText('We read every review before we show it.').waitFor();
}

/** What each of these pictures is called, once all of them are there. Fails where one is broken. */
async function namesOfPictures(pictures: Locator): Promise<string[]> {
  const names: string[] = [];
  for (const one of await pictures.all()) {
    await one.scrollIntoViewIfNeeded();
    await one.evaluate((img: HTMLImageElement) => img.decode());
    names.push((await one.getAttribute('alt')) ?? '');
  }
  return names;
}

/** Looks at a review and its photos in the back office, and shows it in the shop. Answers what the photos are called. */
async function approve(title: string): Promise<string[]> {
  const office = await browser.newContext({ baseURL: inject('officeOrigin'), bypassCSP: true });
  const page = await office.newPage();
  await page.goto('/sign-in');
  await page.getByLabel('Name').fill(officeOperator.name);
  await page.getByLabel('Password').fill(officeOperator.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.goto('/reviews');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
  const names = await namesOfPictures(card.getByRole('img'));
  expect(await pageFaults(page)).toEqual([]);
  await card.getByRole('button', { name: 'Show it in the shop' }).click();
  await page.getByText('The review is approved.').waitFor();
  await office.close();
  return names;
}

const namesOf = (title: string) => [1, 2].map((nth) => `Photo ${nth} of 2 from Wren’s review “${title}”`);

/** Sends a review of two photos without scripts: the form is the page's own. */
async function sendWithoutScripts(title: string): Promise<Page> {
  const page = await openForm(false);
  await fillIn(page, title);
  const painter = await (await newShopper(browser)).newPage();
  const photos = [
    await photoFile(painter, 'front.jpg', 1_400, 1_000),
    await photoFile(painter, 'cuff.jpg', 700, 900),
  ];
  await painter.context().close();
  await page.getByLabel(/^Photos/).setInputFiles(photos);
  await send(page);
  return page;
}

/** Goes to the reviews with photos, as a link leads there. Answers the one with this title. */
async function findAmongPhotos(page: Page, title: string): Promise<Locator> {
  await page.goto(reviews);
  const link = page.getByRole('link', { name: /^With photos \(\d+\)$/ });
  const [count = ''] = /\d+/.exec(await link.innerText()) ?? [];
  await link.click();
  await page.waitForURL(/\?with=photos$/);
  const all = page.locator('main > ul > li');
  const review = all.filter({ hasText: title });
  await review.waitFor();
  expect(await all.count()).toBe(Number(count));
  return review;
}

describe('photos in reviews', () => {
  it('with scripts, are chosen one by one, seen before they are sent, and looked at in a dialog', async () => {
    const title = 'Seen as it is';
    const page = await openForm(true);
    await fillIn(page, title);
    const files = page.getByLabel(/^Photos/);
    await files.setInputFiles([await photoFile(page, 'front.jpg', 1_400, 1_000), textFile]);
    await page.getByRole('button', { name: 'Remove photo 2: notes.jpg' }).click();
    await files.setInputFiles([await photoFile(page, 'cuff.jpg', 700, 900)]);
    await chosen(page, 1, 'front.jpg');
    await chosen(page, 2, 'cuff.jpg');
    await send(page);
    expect(await page.getByText('With 2 photos.').count()).toBe(1);
    expect(await approve(title)).toEqual(namesOf(title));

    const review = await findAmongPhotos(page, title);
    await alive(page);
    expect(await namesOfPictures(review.locator('img'))).toEqual(namesOf(title));
    await review.getByRole('img', { name: namesOf(title)[0] ?? '' }).click();
    const dialog = page.getByRole('dialog');
    const shown = (nth: number) => dialog.getByRole('img', { name: namesOf(title)[nth] ?? '' });
    await shown(0).waitFor();
    await page.keyboard.press('ArrowRight');
    await shown(1).waitFor();
    await dialog.getByRole('button', { name: 'Next photo' }).click();
    await shown(0).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    const focused = await page.evaluate(() => document.activeElement?.getAttribute('href'));
    expect(focused).toMatch(/^\/i\/reviews\/whole\//);
    await page.context().close();
  });

  it('without scripts, are sent by the form, and are pictures of their own address once they were approved', async () => {
    const title = 'Seen without scripts';
    const page = await sendWithoutScripts(title);
    expect(await page.getByText('With 2 photos.').count()).toBe(1);
    await page.goto(`${reviews}?with=photos`);
    expect(await page.getByRole('listitem').filter({ hasText: title }).count()).toBe(0);
    expect(await approve(title)).toEqual(namesOf(title));
    const review = await findAmongPhotos(page, title);
    const answer = page.waitForResponse(/\/i\/reviews\/whole\//);
    await review.getByRole('img', { name: namesOf(title)[0] ?? '' }).click();
    expect((await answer).headers()).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
    });
    await page.waitForURL(/\/i\/reviews\/whole\//);
    await page.context().close();
  });

  it.each([true, false])(
    'with scripts %s, what is no photo is said beside the field, and nothing else is lost',
    async (scripts) => {
      const page = await openForm(scripts);
      // Without scripts the browser itself asks for a longer title, before anything is sent.
      await fillIn(page, scripts ? 'No' : 'Not so short');
      const painter = await (await newShopper(browser)).newPage();
      const right = await photoFile(painter, 'front.jpg', 900, 600);
      await painter.context().close();
      await page.getByLabel(/^Photos/).setInputFiles([right, textFile]);
      await sendButton(page).click();
      await page
        .getByText('notes.jpg: This file is not a photo that we can read. Please choose a JPEG, PNG or WebP.')
        .waitFor();
      if (scripts) await page.getByText('Please give a title of at least 3 characters.').waitFor();
      expect(await page.getByLabel('Your review').inputValue()).toBe('It washes well.');
      expect(await page.getByLabel(/^Photos/).getAttribute('aria-invalid')).toBe('true');
      const kept = scripts
        ? await chosen(page, 1, 'front.jpg')
        : page.getByRole('checkbox', { name: 'Keep front.jpg', checked: true });
      expect(await kept.count()).toBe(1);
      await page.getByLabel('Title').fill(`Only what is right, scripts ${scripts}`);
      await send(page);
      expect(await page.getByText('With 1 photo.').count()).toBe(1);
      await page.context().close();
    },
  );

  it('a photo of a phone is sent as large as the shop keeps it, and four are too many', async () => {
    const page = await openForm(true);
    await fillIn(page, 'From a phone');
    const large = await photoFile(page, 'phone.jpg', 4_000, 3_000);
    expect(large.buffer.length).toBeGreaterThan(3_000_000);
    const files = page.getByLabel(/^Photos/);
    await files.setInputFiles([large, textFile, textFile, textFile]);
    await page.getByText('Please choose 3 photos at most.').waitFor();
    const remove = page.getByRole('button', { name: /^Remove photo \d: notes\.jpg$/ });
    await remove.last().click();
    await remove.click();
    await chosen(page, 1, 'phone.jpg');
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().includes('/reviews/'),
    );
    await send(page);
    expect((await sent).postDataBuffer()?.length).toBeLessThan(large.buffer.length / 3);
    await page.context().close();
  });

  it('the form with photos and with what is wrong with one, reviews with photos and one enlarged are accessible', async () => {
    // The inspector lays styles of its own on a page, which the policy would stop.
    const page = await openForm(true, { bypassCSP: true });
    await fillIn(page, 'Looked at closely');
    const photos = [
      await photoFile(page, 'front.jpg', 900, 600),
      await photoFile(page, 'back.jpg', 600, 900),
    ];
    await page.getByLabel(/^Photos/).setInputFiles([...photos, textFile]);
    await chosen(page, 2, 'back.jpg');
    expect(await pageFaults(page)).toEqual([]);
    await sendButton(page).click();
    await page.getByText('notes.jpg: This file').waitFor();
    expect(await pageFaults(page)).toEqual([]);
    await send(page);
    await approve('Looked at closely');
    await page.goto(`${reviews}?with=photos`);
    await alive(page);
    expect(await pageFaults(page)).toEqual([]);
    const first = { name: namesOf('Looked at closely')[0] ?? '' };
    await page.locator('main > ul').getByRole('img', first).click();
    await page.getByRole('dialog').getByRole('img').waitFor();
    expect(await pageFaults(page)).toEqual([]);
    await page.context().close();
  });
});
