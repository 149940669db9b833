import { expect, test } from 'vitest';
import { alive } from './journey.ts';
import { comeAs, enterForEach, open, page, patient } from './listingPage.ts';

await enterForEach();

const sidebar = () => page.getByRole('dialog', { name: 'Filters' });
const styles = async () => Number.parseInt(await page.getByText(/^\d+ styles?$/).innerText(), 10);

test('commerce §2 filter sidebar 1: opens from category pages with colour and size, Done and Clear All; says that it loads', async () => {
  await open('/browse/womens');
  await page.getByRole('button', { name: /^Filter/ }).click();
  await sidebar().waitFor();
  for (const name of ['Colour', 'Size']) await sidebar().getByRole('group', { name }).waitFor();
  expect(await sidebar().getByRole('button', { name: 'Done' }).count()).toBe(1);
  expect(await sidebar().getByRole('link', { name: 'Clear All' }).count()).toBe(1);
  await page.keyboard.press('Escape');
  await page.route('**/*.data*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    await route.continue();
  });
  await page.getByLabel('Sort').selectOption('price-asc');
  await page.getByRole('button', { name: /^Filter/ }).click();
  await sidebar().getByText('Filters are loading.').waitFor();
  await sidebar().getByText('Filters are loading.').waitFor({ state: 'detached' });
});

test.each([true, false])(
  'commerce §4 filter sidebar 1: with scripts %s a press chooses a value and the next takes it out, applied or not',
  async (scripts) => {
    await comeAs({ javaScriptEnabled: scripts });
    await page.goto('/browse/womens');
    if (scripts) await alive(page);
    const values = (facet: string) => sidebar().locator(`[data-facet="${facet}"] label`);
    const chosen = () =>
      sidebar()
        .locator('input:checked')
        .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('value')));
    const applied = () =>
      [...new URL(page.url()).searchParams]
        .filter(([name]) => name.startsWith('filters'))
        .map(([, value]) => value);
    const filter = page.getByRole('button', { name: /^Filter/ });
    const done = sidebar().getByRole('button', { name: /^Done/ });
    await filter.click();
    const [first, second] = [values('colour').first(), values('colour').nth(1)];
    const size = values('size').first();
    const [one, other, fit] = await Promise.all(
      [first, second, size].map((value) => value.locator('input').getAttribute('value')),
    );
    for (const value of [first, second, size]) await value.click();
    expect(await chosen()).toEqual([one, other, fit]);
    await first.click();
    expect(await chosen()).toEqual([other, fit]);
    await done.click();
    await expect.poll(applied, patient).toEqual([other, fit]);
    await filter.click();
    expect(await chosen()).toEqual([other, fit]);
    await second.click();
    expect(await chosen()).toEqual([fit]);
    await done.click();
    await expect.poll(applied, patient).toEqual([fit]);
  },
);

test('commerce §4 filter sidebar 3: Clear All unticks what was never applied too', async () => {
  await open('/browse/womens');
  const first = page.locator('[data-facet="colour"] input').first();
  await page.getByRole('button', { name: /^Filter/ }).click();
  await first.check();
  await sidebar().getByRole('link', { name: 'Clear All' }).click();
  await sidebar().waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: /^Filter/ }).click();
  expect(await first.isChecked()).toBe(false);
});

test('what was ticked and never applied is not ticked in another category, nor are the numbers those of the first', async () => {
  await open('/browse/womens');
  const filter = page.getByRole('button', { name: /^Filter/ });
  await filter.click();
  await page.locator('[data-facet="colour"] input').first().check();
  await sidebar()
    .getByRole('button', { name: /^Done: show \d+$/ })
    .waitFor();
  await page.keyboard.press('Escape');
  await page.locator('#main').getByRole('link', { name: 'Dresses' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Dresses' }).waitFor();
  await filter.click();
  await sidebar().waitFor();
  expect(await sidebar().locator('input:checked').count()).toBe(0);
  expect(await sidebar().getByRole('button', { name: 'Done', exact: true }).count()).toBe(1);
});

test('commerce §4 filter sidebar 2: Done applies the colour and the size that are chosen and closes', async () => {
  await open('/browse/womens');
  await page.getByRole('button', { name: /^Filter/ }).click();
  const colour = sidebar().locator('[data-facet="colour"] label').first();
  await colour.locator('input').check();
  await sidebar()
    .getByRole('button', { name: /^Done: show \d+$/ })
    .waitFor();
  // The numbers follow the colour: this many have it and the size.
  const size = sidebar().locator('[data-facet="size"] label:not([data-none])').first();
  const count = Number(await size.locator('small').innerText());
  await size.locator('input').check();
  const [hue, fit] = await Promise.all(
    [colour, size].map((value) => value.locator('input').getAttribute('value')),
  );
  await sidebar().getByRole('button', { name: /^Done/ }).click();
  await page.waitForURL(/filters%5Bsize%5D=/);
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    'filters[colour]': hue,
    'filters[size]': fit,
  });
  await sidebar().waitFor({ state: 'hidden' });
  await expect.poll(styles, patient).toBe(count);
});

test('commerce §4 filter sidebar 2: with nothing chosen Done closes, and filters nothing', async () => {
  await open('/browse/womens');
  const all = await styles();
  await page.getByRole('button', { name: /^Filter/ }).click();
  await sidebar().getByRole('button', { name: 'Done' }).click();
  await sidebar().waitFor({ state: 'hidden' });
  expect(new URL(page.url()).search).not.toContain('filters');
  expect(await styles()).toBe(all);
});

test('the numbers follow what is ticked, and Done says how many styles it will show', async () => {
  await open('/browse/womens');
  await page.getByRole('button', { name: /^Filter/ }).click();
  const sizes = () => sidebar().locator('[data-facet="size"] small').allInnerTexts();
  const before = await sizes();
  await sidebar().locator('[data-facet="offer"] input[value="Sale"]').check();
  const done = sidebar().getByRole('button', { name: /^Done: show \d+$/ });
  await done.waitFor();
  expect(await sizes()).not.toEqual(before);
  const told = Number((await done.innerText()).replace(/\D/g, ''));
  await done.click();
  await page.waitForURL(/filters%5Boffer%5D=Sale/);
  await expect.poll(styles, patient).toBe(told);
});
