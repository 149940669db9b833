import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { outbox } from '../platforms/embedded/schema/outbox.ts';
import { reviews } from '../platforms/embedded/schema/reviews.ts';
import { returningShop, some } from '../testing/returningShop.ts';
import { valueOf } from '../testing/valueOf.ts';

/** What an operator types, as the guide has it, with the numbers of a shop that is open meanwhile. */
const guide = readFileSync(new URL('../../../../docs/how-to.md', import.meta.url), 'utf8');
const commands = [...guide.matchAll(/`npm run ((?:order|mail|review) -- [^`]+)`/g)].map(
  ([, typed = '']) => typed,
);

let ours: Awaited<ReturnType<typeof returningShop>>;
let address: string;
beforeAll(async () => {
  ours = await returningShop();
  const { rows } = await ours.shop.db.execute<{ name: string }>(sql`select current_database() as name`);
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  url.pathname = `/${rows[0]?.name}`;
  address = url.href;
});
afterAll(() => ours.shop.close());

async function type(typed: string): Promise<string> {
  const [name = '', ...words] = typed.split(/ -- | /);
  const file = fileURLToPath(new URL(`${name}.ts`, import.meta.url));
  const env = { PATH: process.env['PATH'], DATABASE_URL: address, TAILORBIRD_MODE: 'demonstration' };
  const { stdout } = await promisify(execFile)(process.execPath, [file, ...words], { env });
  return stdout;
}

/** A number for the guide's: something new of that kind. */
const made: { readonly [number: string]: (typed: string) => Promise<number> } = {
  '100001': () => ours.bought(),
  '500001': async (typed) => {
    const { id } = await valueOf(ours.byGuest(await ours.sent(), some(0, 1)));
    if (typed.endsWith('Refunded')) await type(`order -- return ${id} Received`);
    return id;
  },
  '4711': (typed) => (typed.startsWith('mail') ? aMailGivenUp() : aReview()),
};

async function aMailGivenUp(): Promise<number> {
  await ours.bought();
  const now = ours.shop.clock();
  const [mail] = await ours.shop.db.update(outbox).set({ givenUpAt: now, lastError: 'full' }).returning();
  return mail?.id ?? 0;
}

async function aReview(): Promise<number> {
  const text = { title: 'Warm', message: 'Warm and soft.', nickname: 'Wren', createdAt: '2026-03-01' };
  const productId = ours.shop.styles[0]?.productId ?? 0;
  const [review] = await ours.shop.db
    .insert(reviews)
    .values({ ...text, productId, rating: 5, status: 'pending' })
    .returning();
  return review?.id ?? 0;
}

it('finds what an operator types in the guide', () => {
  expect(commands.length).toBeGreaterThanOrEqual(11);
});

it.each(commands)('%s does what the guide says', async (typed) => {
  const [number = ''] = /\d{4,6}/.exec(typed) ?? [];
  const own = typed.replace(number, String((await made[number]?.(typed)) ?? ''));
  expect(await type(own)).toMatch(
    /^(?:Order|Return|Review) \d+ (?:is|was) |^No |^One mail |^\d+ mails |^\d+ {2}/,
  );
});
