/**
 * The pictures of every story, on a phone, on a desktop and where its layout is another between, against the accepted ones
 * in `baselines/`; with `--shop` those of whole pages of the built shop in each market. `npm run test:visual` builds Storybook first and hands its arguments on:
 *
 *   --shop                whole pages of the built shop, which is started for it, against `shopBaselines/`
 *   --update              accept what is seen now
 *   --story blocks-hero   only the stories, or pages, whose id begins so
 *   --repeat 5            compare five times, to prove that the pictures are stable
 *   --pages 2             pages open at each width
 *   --mutate              plant the faults of `visual/faults.ts` (`pageFaults.ts`), one after the other, in what is served: each
 *                         must be seen
 *
 * It reads the static Storybook, or the shop it started, and nothing else: no network, one moment, motion frozen in it, the same
 * chance. The report is `.cache/visual/stories/index.html`, or `shop/`. A picture that differed once is in it and is told.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { z } from 'zod';
import { browserVersion, findBrowser } from '../../scripts/browser.ts';
import { commandOptions } from '../../scripts/commandOptions.ts';
import { openBaselines, otherBrowser } from './visual/baselines.ts';
import { type Compared, compareUntilSure, idsOf } from './visual/compareUntilSure.ts';
import { differenceOf } from './visual/difference.ts';
import { faults } from './visual/faults.ts';
import type { Gallery } from './visual/gallery.ts';
import { openShop } from './visual/openShop.ts';
import { pageFaults } from './visual/pageFaults.ts';
import { readPixels, writePixels } from './visual/pixels.ts';
import { type Change, writeReport } from './visual/report.ts';
import { faultSchema, seeFaults } from './visual/seeFaults.ts';
import { becomeGuest, type Guest, shopGallery, shopMoment } from './visual/shopGallery.ts';
import { storyGallery } from './visual/storyGallery.ts';
import { type Picture, type Taken, takePictures } from './visual/takePictures.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

const { values: options } = commandOptions({
  options: {
    update: { type: 'boolean', default: false },
    story: { type: 'string', default: '' },
    repeat: { type: 'string', default: '1' },
    pages: { type: 'string', default: '2' },
    mutate: { type: 'boolean', default: false },
    faults: { type: 'string' },
    shop: { type: 'boolean', default: false },
    built: { type: 'string', default: join(here, 'storybook-static') },
    baselines: { type: 'string' },
  },
});
const reportFolder = join(here, '../../.cache/visual', options.shop ? 'shop' : 'stories');
const baselines = openBaselines(
  options.baselines ?? join(here, options.shop ? 'shopBaselines' : 'baselines'),
);

/** What is told as it is: nothing is wrong with the comparison itself. */
class Failure extends Error {}

function fail(message: string): never {
  throw new Failure(message);
}

/**
 * Every picture, handed to `keep`, from a browser of its own: one that has shown a thousand stories may leave out a large
 * picture, however often it is asked. Returns the names taken. What cannot be shown ends it all.
 */
async function take(
  keep: (picture: Taken) => Promise<void>,
  chosen?: readonly string[],
): Promise<Set<string>> {
  const names = new Set<string>();
  const browser = await openBrowser();
  const gallery = galleryIn(browser);
  const failures = await takePictures({
    gallery,
    ids: chosen ?? gallery.ids(options.story),
    pages: Number(options.pages),
    // What is to be accepted is looked at until it is still: its first picture may lack what is drawn late.
    isAccepted: options.update ? () => Promise.resolve(false) : isAccepted,
    onPicture: (picture) => {
      names.add(picture.name);
      return keep(picture);
    },
  });
  await browser.close();
  if (failures.length > 0) fail(`${failures.length} could not be shown:\n  ${failures.join('\n  ')}`);
  if (names.size === 0) fail(`No ${options.shop ? 'page' : 'story'} begins with “${options.story}”.`);
  return names;
}

const openBrowser = () =>
  chromium.launch({ ...browserOptions, args: [...browserOptions.args, ...drawWhole] });

const galleryIn = (browser: Browser): Gallery =>
  guest === undefined ? storyGallery(browser, options.built) : shopGallery(browser, guest);

/** Whether a picture is the accepted one, but for noise. */
async function isAccepted({ name, png }: Picture): Promise<boolean> {
  const accepted = baselines.read(name);
  return accepted !== undefined && !differenceOf(await readPixels(accepted), await readPixels(png));
}

const notTaken = (names: ReadonlySet<string>) =>
  baselines.names().filter((name) => name.startsWith(options.story) && !names.has(name));

/**
 * Keeps what is seen. What was kept is taken again, until it is seen a second time as it was: a picture that the browser
 * drew too soon is never what the next ones are compared with.
 */
async function accept(): Promise<void> {
  const { changes, names } = await compareOnce();
  const sizes = new Map<string, number>();
  let unsure = changes;
  for (let take = 1; unsure.length > 0; take += 1) {
    if (take > 6)
      fail(`These are never drawn alike twice:\n  ${unsure.map(({ name }) => name).join('\n  ')}`);
    for (const { name, after } of unsure) {
      if (!after) continue;
      baselines.write(name, after);
      sizes.set(name, after.length);
    }
    unsure = (await compareOnce(idsOf(unsure))).changes;
  }
  for (const name of notTaken(names)) baselines.remove(name);
  baselines.setBrowser(version);
  const size = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
  console.log(`Accepted ${names.size} pictures; ${(size / 1e6).toFixed(1)} MB of them are new or changed.`);
}

/** How all differ from what was accepted, and what of it only once. */
async function compare(): Promise<Compared> {
  const compared = await compareUntilSure(compareOnce);
  const gone = notTaken(compared.names).map(
    (name): Change => ({ name, kind: 'gone', count: 0, before: baselines.read(name) }),
  );
  const byName = (a: Change, b: Change) => a.name.localeCompare(b.name);
  return { ...compared, changes: [...compared.changes, ...gone].sort(byName) };
}

async function compareOnce(ids?: readonly string[]): Promise<{ changes: Change[]; names: Set<string> }> {
  const changes: Change[] = [];
  const keep = async ({ name, png, isAccepted: isAsAccepted }: Taken) => {
    if (isAsAccepted) return;
    const accepted = baselines.read(name);
    const after = await readPixels(png);
    if (!accepted) {
      changes.push({ name, kind: 'new', count: 0, after: await writePixels(after) });
      return;
    }
    const difference = differenceOf(await readPixels(accepted), after);
    if (!difference) return;
    const [shown, diff] = await Promise.all([writePixels(after), writePixels(difference.shown)]);
    changes.push({ name, kind: 'changed', count: difference.count, before: accepted, after: shown, diff });
  };
  return { names: await take(keep, ids), changes };
}

/** Plants the faults, those of a file of JSON or the usual ones, and says which of them no picture shows. */
async function mutate(): Promise<void> {
  const usual = options.shop ? pageFaults : faults;
  const planted =
    options.faults === undefined
      ? usual
      : z.array(faultSchema).parse(JSON.parse(readFileSync(options.faults, 'utf8')));
  const browser = await openBrowser();
  const gallery = galleryIn(browser);
  const missed = await seeFaults({ gallery, isAccepted, pages: 2 * Number(options.pages) }, planted);
  await browser.close();
  if (missed.length > 0)
    fail(`The pictures do not show what is planted:\n${missed.map((line) => `  ${line}`).join('\n')}`);
  console.log(`${planted.length} of ${planted.length} planted faults seen.`);
}

function sentence({ name, kind, count }: Change): string {
  if (kind === 'new') return `${name}: a new picture`;
  if (kind === 'gone') return `${name}: its ${options.shop ? 'page' : 'story'} is gone`;
  if (kind === 'differed once')
    return `differed once: ${name}, by ${count} pixels, and was as accepted when taken again`;
  return `${name}: ${count} pixels differ`;
}

/** Compares, writes the report of what differed, and fails by what differs still. */
async function compareAndTell(run: number): Promise<void> {
  const { changes, differedOnce, names } = await compare();
  const command = `${options.shop ? '--shop ' : ''}--update`;
  const told = [...changes, ...differedOnce];
  const report = told.length > 0 ? writeReport(reportFolder, told, `${command} --story `) : undefined;
  for (const change of differedOnce) console.log(sentence(change));
  if (changes.length > 0)
    fail(
      `${changes.length} of ${names.size} pictures are not as accepted (run ${run}):\n` +
        `${changes.map((change) => `  ${sentence(change)}`).join('\n')}\n` +
        `See ${report}\nIf they are right, accept them: npm run test:visual -- ${command}`,
    );
  if (report !== undefined) console.log(`See ${report}`);
  console.log(`${names.size} pictures as accepted; ${differedOnce.length} of them differed once.`);
}

async function run(): Promise<void> {
  const refusal =
    options.update && options.story === '' ? undefined : otherBrowser(baselines.browser(), version);
  if (refusal) fail(refusal);
  rmSync(reportFolder, { recursive: true, force: true });
  if (options.update) await accept();
  for (let time = 1; !options.update && !options.mutate && time <= Number(options.repeat); time += 1)
    await compareAndTell(time);
  if (options.mutate) await mutate();
}

if (!options.shop && !existsSync(join(options.built, 'index.json'))) {
  console.error('There is no static Storybook: run npm run test:visual, which builds it.');
  process.exit(1);
}
/** The browser would draw a page before its large pictures are decoded, and the pictures a while later. */
const drawWhole = ['--disable-checker-imaging', '--disable-new-content-rendering-timeout'];
const browserOptions = await findBrowser();
const version = await browserVersion(browserOptions);
const shop = options.shop ? await openShop(shopMoment) : undefined;
let guest: Guest | undefined;
try {
  if (shop !== undefined) {
    const browser = await openBrowser();
    guest = await becomeGuest(browser, shop.origin);
    await browser.close();
  }
  await run();
} catch (error) {
  console.error(error instanceof Failure ? error.message : error);
  process.exitCode = 1;
} finally {
  await shop?.close();
}
