import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, it } from 'vitest';
import { register, saveAddress } from './accountJourney.ts';
import { newShopper, openBrowser } from './browser.ts';
import { forThisFile } from './forThisFile.ts';
import { addToBag } from './journey.ts';
import { rawRequest } from './rawRequest.ts';
import { openShopDatabase } from './shopDatabase.ts';
import { everyPath, type PageForm, type StrangeRequest, strangePages } from './strangePages.ts';
import { together } from './together.ts';

/** With 16,000 calls (middleware's strangeCalls.test.ts) the 20,000 of row G2. */
const cases = process.env['TEST_SOAK'] === 'on' ? 40_000 : 1500;
const seed = Number(process.env['TEST_SEED'] ?? 20_261_123);

const browser = await openBrowser();
const database = await forThisFile(openShopDatabase());
const product = (await database.buyable(17)).path;
const [, , id = '', slug = '', color = ''] = product.replace(/\?.*/, '').split('/');

const withForms = [
  product,
  '/bag',
  '/checkout-identity',
  '/checkout',
  '/login',
  '/create-account',
  '/forgot-password',
  '/updatePassword?token=unknown',
  '/my-account/MyProfile',
  '/my-account/SavedAddresses',
  '/my-account/SavedAddresses?edit=new',
  '/my-account/Preferences',
  '/my-account/Security',
  '/my-account/YourData',
  '/find-order',
  '/cookie-choices',
  '/newsletter',
  '/wishlist',
  `/reviews/${id}`,
  '/eu/bag',
  '/us/login',
];

let cookies: Readonly<Record<'nobody' | 'guest' | 'customer', string>>;
/** Forms by what tells them apart. */
const forms = new Map<string, PageForm>();

/** The forms of a page, one for each of its buttons that has a name. */
async function collect(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  const found = await page.evaluate(() =>
    [...document.forms]
      .filter((form) => form.method === 'post')
      .flatMap((form) => {
        const action = new URL(form.action);
        const fields = [...new FormData(form)].map(([name, value]): [string, string] => [
          name,
          typeof value === 'string' ? value : '',
        ]);
        const buttons = [...form.elements].filter(
          (one) => one instanceof HTMLButtonElement && one.name !== '',
        );
        const sent = buttons.map(
          (one) => [[one.getAttribute('name') ?? '', one.getAttribute('value') ?? '']] as [string, string][],
        );
        return (sent.length === 0 ? [[]] : sent).map((button) => ({
          action: action.pathname + action.search,
          fields: [...fields, ...button],
        }));
      }),
  );
  // The buttons of the locale form, which every page has, differ in one value: one of them is enough.
  for (const form of found) {
    const like = JSON.stringify([
      form.action,
      form.fields.map(([name, value]) => (name === 'intent' ? value : name)),
    ]);
    if (!forms.has(like)) forms.set(like, form);
  }
}

beforeAll(async () => {
  const shopper = await newShopper(browser, { javaScriptEnabled: false });
  const page = await shopper.newPage();
  const stored = async () =>
    (await shopper.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  await addToBag(page, product, false);
  const guest = await stored();
  for (const path of withForms) await collect(page, path);
  await register(page, '', `strange.${Date.now()}@shop.example`, false);
  await saveAddress(page);
  await addToBag(page, product, false);
  for (const path of withForms) await collect(page, path);
  cookies = { nobody: '', guest, customer: await stored() };
  await shopper.close();
}, 120_000);

/** What shows the inside of a program: a stack, a path, a statement. */
const inside = /\n\s+at \S+ \(|node_modules|file:\/\/|\.ts:\d|Failed query/;

it(`reliability G2: none of ${cases} requests made from the route table and the pages' forms is answered with a failure of ours`, async ({
  annotate,
}) => {
  expect(everyPath.length).toBeGreaterThan(100);
  expect(new Set([...forms.values()].map(({ action }) => action)).size).toBeGreaterThan(15);
  const parts = {
    ':id': [id],
    ':slug': [slug],
    ':color': [color],
    ':pageName?': ['MyProfile', 'Security', ''],
    ':file': ['pages.xml', 'products-1.xml'],
    '*': ['womens', 'delivery'],
  };
  const requests = fc.sample(strangePages({ parts, forms: [...forms.values()] }), { numRuns: cases, seed });
  const statuses = new Map<number, number>();
  const wrong: string[] = [];
  const who = Object.values(cookies);
  await together(
    requests.map((request, nth) => ({ request, cookie: who[nth % who.length] ?? '' })),
    4,
    async ({ request, cookie }) => {
      const { method, path, headers, body } = request;
      const own = { ...(cookie && { cookie }), ...headers };
      const answer = await rawRequest(
        inject('origin'),
        path,
        { ...own, ...(body && { 'content-length': String(body.length) }) },
        { method, body },
      );
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (answer.status >= 500 || inside.test(answer.body))
        wrong.push(report(request, answer.status, answer.body));
    },
  );
  expect(wrong.slice(0, 20).join('\n\n')).toBe('');
  await annotate(
    `${cases} requests, seed ${seed}: ${JSON.stringify(Object.fromEntries(statuses))}, ${forms.size} forms, 0 failures (target 0)`,
    'figure',
  );
}, 3_600_000);

/** The case, and how to see it again. */
function report({ method, path, headers, body }: StrangeRequest, status: number, told: string): string {
  return [
    `${method} ${path.slice(0, 300)} → ${status} ${/<h1[^>]*>([^<]*)/.exec(told)?.[1] ?? told.slice(0, 200)}`,
    `headers ${JSON.stringify(headers)}`,
    `body ${Buffer.from(body ?? [])
      .toString('latin1')
      .slice(0, 1000)}`,
    `Again: TEST_SEED=${seed} vitest run -c apps/storefront/e2e/vitest.config.ts strangePages`,
  ].join('\n');
}
