import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { rounds } from '../../middleware/src/testing/rounds.ts';
import { register } from './accountJourney.ts';
import { newShopper, openBrowser } from './browser.ts';
import { forThisFile } from './forThisFile.ts';
import { addToBag, cards, goToPayment, orderNumber, payWith, withoutPictures } from './journey.ts';
import { type Fault, faults, type Service, services } from './services.ts';
import { openShopDatabase } from './shopDatabase.ts';

const browser = await openBrowser();
const withPictures = await openBrowser({ pictures: true });
const database = await forThisFile(openShopDatabase());
const product = (await database.buyable(92)).path;
let shop: ChildProcessByStdio<Writable, Readable, null>;
let origin = '';

const nextLine = () =>
  new Promise<string>((resolve) => {
    shop.stdout.once('data', (data: Buffer) => resolve(data.toString().trim()));
  });
const set = async (what: string) => {
  const done = nextLine();
  shop.stdin.write(`${what}\n`);
  await done;
};
const breakService = (service: Service, fault: Fault) => set(`${service} ${fault}`);
const mend = () => set('nothing');

beforeAll(async () => {
  const file = fileURLToPath(new URL('faultyShop.ts', import.meta.url));
  shop = spawn(process.execPath, ['--conditions=development', file, inject('origin')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  origin = await nextLine();
  // What a page was made of yesterday.
  await Promise.all(visits().map(({ path }) => fetch(origin + path)));
});
afterAll(() => {
  shop.kill();
});

/** For what is done to each service in turn. */
const slow = { timeout: 180_000 };

interface Visit {
  readonly path: string;
  /** The service without which it cannot be shown. */
  readonly needs?: Service;
  /** Whether it is what a page asks for once it is there, and no page. */
  readonly isData?: boolean;
}

/** What a shopper on the way to a purchase asks for. */
const visits = (): Visit[] => [
  { path: '/' },
  { path: '/browse/womens' },
  { path: product },
  { path: '/search?query=tee', needs: 'search' },
  { path: '/bag' },
  { path: '/delivery' },
  { path: '/login' },
  { path: '/me', isData: true },
];

/** The faults of this run: three that differ most, in a soak all. */
const tried = faults.slice(0, rounds(3, faults.length));
/** Pages asked for and purchases begun while something failed. */
let runs = 0;
/** What every page, and what a purchase, has come through. */
const passed = new Set<string>();
const bought = new Set<string>();

/** What is wrong with an answer while a service fails. */
async function problemsOf(
  { path, needs, isData = false }: Visit,
  broken: Service,
  fault: Fault,
): Promise<string[]> {
  runs += 1;
  const response = await fetch(origin + path, { signal: AbortSignal.timeout(20_000) });
  const text = await response.text();
  const problems = [];
  // What is only late is waited for.
  const isAway = needs === broken && fault !== 'is three seconds late';
  if (response.status !== (isAway ? 503 : 200)) problems.push(`answered ${response.status}`);
  if (isAway && response.headers.get('cache-control') !== 'private, no-store')
    problems.push('may be kept for others');
  if (!isData && !text.includes('id="main"')) problems.push('is no page');
  if (!isData && !text.includes('href="/browse/womens"')) problems.push('has no way on');
  return problems.map((problem) => `${path} ${problem}`);
}

// Again once: on a machine with other things to do, a service that works may be late too.
describe.each(services)('reliability I1: while %s', { retry: 1 }, (service) => {
  test.for(tried)('%s, every page is there', async (fault) => {
    await breakService(service, fault);
    try {
      const problems = await Promise.all(visits().map((visit) => problemsOf(visit, service, fault)));
      expect(problems.flat()).toEqual([]);
      passed.add(`${service} ${fault}`);
    } finally {
      await mend();
    }
  });
});

/** An answer's status, and the milliseconds to its head. */
async function firstByte({ path }: Visit) {
  const asked = performance.now();
  const response = await fetch(origin + path, { signal: AbortSignal.timeout(20_000) });
  const waited = performance.now() - asked;
  await response.arrayBuffer();
  return { path, status: response.status, ms: Math.round(waited) };
}

// How long each service is waited for is proven at createUpstreamClient; here is what becomes of it on this machine.
test(
  'reliability I2: pages begin while a service hangs, and how long each takes is printed',
  slow,
  async ({ annotate }) => {
    const rows: string[] = [];
    const hung: number[] = [];
    for (const service of [undefined, ...services]) {
      const measured: Awaited<ReturnType<typeof firstByte>>[] = [];
      if (service !== undefined) await breakService(service, 'hangs');
      try {
        for (const visit of visits().filter(({ needs }) => needs === undefined || needs !== service))
          for (let round = 0; round < rounds(1, 5); round += 1) measured.push(await firstByte(visit));
      } finally {
        await mend();
      }
      expect(measured.filter(({ status }) => status !== 200)).toEqual([]);
      if (service !== undefined && !needed.includes(service)) hung.push(...measured.map(({ ms }) => ms));
      const [slowest] = measured.toSorted((one, other) => other.ms - one.ms);
      const sum = measured.reduce((total, { ms }) => total + ms, 0);
      const mean = Math.round(sum / measured.length);
      rows.push(
        `${(service ?? '(none)').padEnd(16)} mean ${mean} ms, slowest ${slowest?.ms} ms at ${slowest?.path}`,
      );
    }
    process.stdout.write(
      `First byte of ${visits().length} pages while a service hangs:\n${rows.join('\n')}\n`,
    );
    const p95 = hung.toSorted((one, other) => one - other)[Math.floor(hung.length * 0.95)];
    await annotate(
      `first byte p95 ${p95} ms over ${hung.length} pages while a service hangs (target 1000 ms)`,
      'figure',
    );
  },
);

test('commerce §7 address finder 3: a finder that hangs is waited for no longer than it is worth', async () => {
  const shopper = await newShopper(browser, { baseURL: origin, javaScriptEnabled: false });
  const page = await shopper.newPage();
  await register(page, '', 'finder-hangs@example.com', false);
  await page.goto('/my-account/SavedAddresses?edit=new', withoutPictures);
  await page.getByLabel('Last name').fill('Fenwick');
  await page.getByLabel('Find your address').fill('SY8 1AA');
  await breakService('addresses', 'hangs');
  try {
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    await page.getByText('The address finder is resting.').waitFor();
  } finally {
    await mend();
  }
  expect(await page.getByLabel('Last name').inputValue()).toBe('Fenwick');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await page.getByRole('button', { name: '1 Hill Street, Ludlow, SY8 1AA' }).waitFor();
  await shopper.close();
});

test('reliability §4.9: a search that does not answer says so, and keeps the term to be tried again', async () => {
  const shopper = await newShopper(browser, { baseURL: origin, javaScriptEnabled: false });
  const page = await shopper.newPage();
  const main = page.getByRole('main');
  await breakService('search', 'is down');
  try {
    await page.goto('/search?query=striped+tee');
    await main.getByText('Search is resting.').waitFor();
  } finally {
    await mend();
  }
  expect(await main.getByLabel('Search the shop').inputValue()).toBe('striped tee');
  await main.getByRole('button', { name: 'Search' }).click();
  await main.getByRole('heading', { name: 'Results for “striped tee”' }).waitFor();
  await shopper.close();
});

/** A purchase from the first page to the last, without scripts. */
async function buy(name: string, by = browser) {
  const shopper = await newShopper(by, { baseURL: origin, javaScriptEnabled: false });
  const page = await shopper.newPage();
  await addToBag(page, product, false);
  await goToPayment(page, `${name}.${Date.now()}@shop.example`);
  await payWith(page, cards.passes);
  return { page, close: () => shopper.close() };
}

/** Nothing can be bought without these; what becomes of the shopper is told below. */
const needed: readonly Service[] = ['payment', 'bags'];
/** A browser without scripts waits for pictures that are late, and so would the test. */
const keepsWaiting: readonly Fault[] = ['hangs', 'is three seconds late', 'dribbles'];

/** How each service fails a purchase: in one way, in a soak in all. */
const failedPurchases = services
  .filter((service) => !needed.includes(service))
  .flatMap((service) => {
    const ways = service === 'media' ? faults.filter((fault) => !keepsWaiting.includes(fault)) : faults;
    const first: Fault = service === 'media' ? 'is down' : 'hangs';
    const all = [first, ...ways.filter((fault) => fault !== first)];
    return all.slice(0, rounds(1, all.length)).map((fault) => [service, fault] as const);
  });

test.for(failedPurchases)(
  'reliability I1: a purchase goes through while %s: %s',
  { retry: 1 },
  async ([service, fault]) => {
    runs += 1;
    const own = service === 'media' ? withPictures : undefined;
    await breakService(service, fault);
    try {
      const { page, close } = await buy(service, own);
      expect(await orderNumber(page)).toBeGreaterThan(0);
      await close();
      bought.add(`${service} ${fault}`);
    } finally {
      await mend();
    }
  },
);

test('reliability I1: each service failed in each way, and every page and purchase came through', async ({
  annotate,
}) => {
  const pages = services.length * tried.length;
  expect([passed.size, bought.size]).toEqual([pages, failedPurchases.length]);
  await annotate(
    `${services.length} services × ${tried.length} faults × ${visits().length} pages, and ${bought.size} purchases: 100 % came through (target 14 faults × 6 journeys, 100 %)`,
    'figure',
  );
});

test('reliability I1: while payment is down the bag is kept, the shopper is told, and trying again buys', async () => {
  await breakService('payment', 'is down');
  const { page, close } = await buy('payment');
  try {
    await page.getByText('Nothing has been charged.').waitFor();
  } finally {
    await mend();
  }
  await payWith(page, cards.passes);
  expect(await orderNumber(page)).toBeGreaterThan(0);
  await close();
});

test('reliability §4.9: while bags are away shoppers are told that theirs is kept, and find it again', async () => {
  const shopper = await newShopper(browser, { baseURL: origin, javaScriptEnabled: false });
  const page = await shopper.newPage();
  await addToBag(page, product, false);
  await breakService('bags', 'is down');
  try {
    for (const path of ['/bag', '/checkout-identity', '/checkout']) {
      const answer = await page.goto(path, withoutPictures);
      expect([path, answer?.status()]).toEqual([path, 503]);
      await page.getByText('Your bag is kept').waitFor();
    }
  } finally {
    await mend();
  }
  await page.goto('/bag', withoutPictures);
  await page.locator('#main').getByRole('link', { name: 'Checkout' }).waitFor();
  await shopper.close();
});

test('reliability I3: the shop outlives it all', async ({ annotate }) => {
  // A promise nobody handles ends a Node process, and so would show here.
  expect(shop.exitCode).toBeNull();
  expect((await fetch(origin)).status).toBe(200);
  expect(runs).toBeGreaterThan(300);
  await annotate(`${runs} runs: 0 unhandled rejections, 0 exits (target 840 runs, 0)`, 'figure');
});
