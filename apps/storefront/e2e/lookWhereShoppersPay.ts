import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { z } from 'zod';
import { addToBag, alive, goToPayment, withoutPictures } from './journey.ts';
import { watchScripts } from './scriptInventory.ts';

/** What was accepted as said of the pages where shoppers pay: `npm run payment -- ADDRESS --accept` writes it. */
export const acceptedHeadersFile = new URL('../../../security/payment-headers.json', import.meta.url);
const acceptedHeaders = z.strictObject({ about: z.string(), headers: z.record(z.string(), z.string()) });

/** Headers by which a page says what browsers may do with it. */
const telling =
  /^(?:content-security-policy|strict-transport-security|x-|referrer-policy|permissions-policy|cross-origin-|reporting-endpoints|access-control-|cache-control|clear-site-data|refresh|link$)/;
/** Added by what stands in front of a shop, and about nothing but itself. */
const inFront = /^x-(?:cache|served-by|request-id|amz-|timer|forwarded-)/;

/** The telling headers of an answer; the hashes of a page's own scripts are left out, as those are looked at one by one. */
function tellingHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const told = Object.entries(headers).filter(([name]) => telling.test(name) && !inFront.test(name));
  return Object.fromEntries(
    told
      .map(([name, value]) => [name, value.replaceAll(/ 'sha256-[^']+'/g, '')] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** What the pages where a shopper pays say of themselves and run, as a browser gets them. */
interface PaymentPages {
  /** By path; what one of them says. */
  readonly headers: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly scripts: number;
  /** Scripts of no row of the inventory, or others than the ones that were built here. */
  readonly unknown: readonly string[];
}

/** Goes as a guest with a product from the bag to the payment, without paying, and takes down what each page brings. */
export async function lookWhereShoppersPay(shopper: BrowserContext, product: string): Promise<PaymentPages> {
  const { look, told } = watchScripts(shopper);
  const page = await shopper.newPage();
  const headers: Record<string, Record<string, string>> = {};
  const take = async () => {
    const answer = await page.reload(withoutPictures);
    await alive(page);
    await look(page);
    headers[new URL(page.url()).pathname] = tellingHeaders((await answer?.allHeaders()) ?? {});
  };
  await addToBag(page, product, true);
  await take();
  await page.goto('/checkout-identity', withoutPictures);
  await take();
  await page.goto('/bag', withoutPictures);
  await goToPayment(page, 'payment-pages@tailorbird.example');
  await take();
  const { origin } = new URL(page.url());
  await leaveEmpty(page);
  const { scripts, unknown } = await told(origin);
  return { headers, scripts: scripts.length, unknown: unknown.map(({ name, hash }) => `${name} (${hash})`) };
}

/** Gives back what was held. */
async function leaveEmpty(page: Page): Promise<void> {
  await page.goto('/bag', withoutPictures);
  await alive(page);
  await page.getByText('Empty my bag').click();
  await page.getByRole('button', { name: 'Yes, take everything out' }).click();
  await page.locator('#main').getByText('Your shopping bag is empty').waitFor();
}

/** What the pages say otherwise than was accepted, each as a sentence. */
export function changedHeaders(seen: PaymentPages['headers']): string[] {
  const accepted = acceptedHeaders.parse(JSON.parse(readFileSync(acceptedHeadersFile, 'utf8'))).headers;
  return Object.entries(seen).flatMap(([path, now]) =>
    [...new Set([...Object.keys(accepted), ...Object.keys(now)])].flatMap((name) => {
      if (accepted[name] === now[name]) return [];
      return [`${path}: ${name} is “${now[name] ?? ''}”, accepted is “${accepted[name] ?? ''}”`];
    }),
  );
}
