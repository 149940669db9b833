/**
 * The pictures of every story, on a phone, on a desktop and where its layout is another between, against the accepted ones
 * in `baselines/`; with `--shop` those of whole pages of the built shop in each market. `npm run test:visual` builds Storybook first and hands its arguments on:
 *
 *   --shop                whole pages of the built shop, which is started for it, against `shopBaselines/`
 *   --update              accept what is seen now
 *   --review              serve the report of what differs to this machine: its page accepts one picture, those of a row, or all
 *   --story blocks-hero   only the stories, or pages, whose id begins so
 *   --repeat 5            compare five times, to prove that the pictures are stable
 *   --pages 2             pages open at each width
 *   --mutate              plant the faults of `visual/faults.ts` (`pageFaults.ts`), one after the other, in what is served: each
 *                         must be seen
 *
 * It reads the static Storybook, or the shop it started, and nothing else: no network, one moment, motion frozen in it, the same
 * chance. The report is `.cache/visual/stories/index.html`, or `shop/`, with a summary in Markdown beside it. A picture that differed once is in it and is told.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { z } from 'zod';
import { commandOptions } from '../../scripts/commandOptions.ts';
import { root } from '../../scripts/root.ts';
import { openBaselines, otherBrowser } from './visual/baselines.ts';
import { type Compared, compareUntilSure, idsOf } from './visual/compareUntilSure.ts';
import { differenceOf } from './visual/difference.ts';
import { faults } from './visual/faults.ts';
import type { Gallery } from './visual/gallery.ts';
import { openShop } from './visual/openShop.ts';
import { pageFaults } from './visual/pageFaults.ts';
import { pictureBrowser } from './visual/pictureBrowser.ts';
import { readPixels, writePixels } from './visual/pixels.ts';
import { writeReport } from './visual/report.ts';
import type { Change } from './visual/reportData.ts';
import { serveReview } from './visual/reviewServer.ts';
import { faultSchema, seeFaults } from './visual/seeFaults.ts';
import {
  aboutPages,
  becomeGuest,
  type Guest,
  shopGallery,
  shopMoment,
  wholePages,
} from './visual/shopGallery.ts';
import { storyGallery } from './visual/storyGallery.ts';
import { aboutStories } from './visual/storyIds.ts';
import { builtFile } from './visual/storyPage.ts';
import { styleChanges } from './visual/styleChanges.ts';
import { type Picture, type Taken, takePictures } from './visual/takePictures.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

const { values: options } = commandOptions({
  options: {
    update: { type: 'boolean', default: false },
    review: { type: 'boolean', default: false },
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
// Where other pictures are the accepted ones, the report is with them, and is not taken for the project's.
const reportFolder =
  options.baselines === undefined
    ? join(root, '.cache/visual', options.shop ? 'shop' : 'stories')
    : join(options.baselines, 'report');
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
  const browser = await pictures.open();
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

const galleryIn = (browser: Browser): Gallery =>
  guest === undefined ? storyGallery(browser, options.built) : shopGallery(browser, guest);

/** Whether a picture is the accepted one, but for noise. */
async function isAccepted({ name, png }: Picture): Promise<boolean> {
  const accepted = baselines.read(name);
  return accepted !== undefined && !differenceOf(await readPixels(accepted), await readPixels(png));
}

/** The styles that pictures were taken with, for when they are accepted. */
const takenWith = new Map<string, readonly string[]>();

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
  for (const [name, styles] of takenWith) baselines.setStyles(name, styles);
  baselines.saveStyles();
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
  const keep = async ({ name, png, isAccepted: isAsAccepted, styles = [] }: Taken) => {
    if (isAsAccepted) return;
    takenWith.set(name, styles);
    const accepted = baselines.read(name);
    const after = await readPixels(png);
    if (!accepted) {
      changes.push({ name, kind: 'new', count: 0, after: await writePixels(after) });
      return;
    }
    const difference = differenceOf(await readPixels(accepted), after);
    if (!difference) return;
    const [shown, diff] = await Promise.all([writePixels(after), writePixels(difference.shown)]);
    const stylesBefore = baselines.stylesOf(name);
    const causes = stylesBefore && styleChanges(stylesBefore, styles);
    const { count } = difference;
    changes.push({ name, kind: 'changed', count, before: accepted, after: shown, diff, causes });
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
  const browser = await pictures.open();
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

/** Compares, writes the report of what differed, has it reviewed where that is wanted, and fails by what differs still. */
async function compareAndTell(run: number): Promise<void> {
  const { changes, differedOnce, names } = await compare();
  const command = `npm run test:visual -- ${options.shop ? '--shop ' : ''}`;
  const told = [...changes, ...differedOnce];
  for (const change of differedOnce) console.log(sentence(change));
  const left = told.length > 0 ? await report(told, command) : changes;
  if (left.length > 0)
    fail(
      `${left.length} of ${names.size} pictures are not as accepted (run ${run}):\n` +
        `${left.map((change) => `  ${sentence(change)}`).join('\n')}\n` +
        `See ${join(reportFolder, 'index.html')}\n` +
        `If they are right, accept them: ${command}--review, or ${command}--update`,
    );
  if (told.length > 0) console.log(`See ${join(reportFolder, 'index.html')}`);
  console.log(`${names.size} pictures as accepted; ${differedOnce.length} of them differed once.`);
}

/** Writes the report, and serves it to be accepted from where that is wanted. Answers what is not accepted after it. */
async function report(told: readonly Change[], command: string): Promise<Change[]> {
  const about = options.shop ? aboutPages(wholePages.pages) : aboutStories(options.built);
  const servedAt = options.shop ? 'http://localhost:3000' : 'http://localhost:6006';
  const title = options.shop ? 'Pages that differ' : 'Stories that differ';
  const data = writeReport({ folder: reportFolder, title, about, servedAt, command }, told);
  const left = new Map(told.filter(({ kind }) => kind !== 'differed once').map((one) => [one.name, one]));
  if (!options.review || left.size === 0) return [...left.values()];
  const review = await serveReview({
    data: { ...data, servedAt: shop?.origin ?? '' },
    folder: reportFolder,
    root,
    file: (pathname) => (options.shop ? undefined : builtFile(options.built, pathname)),
    accept: (names) => {
      for (const name of names) {
        const after = left.get(name)?.after;
        if (after === undefined) baselines.remove(name);
        else baselines.write(name, after);
        baselines.setStyles(name, takenWith.get(name) ?? []);
        left.delete(name);
      }
      baselines.saveStyles();
      console.log(
        `Accepted ${names.length === 1 ? names[0] : `${names.length} pictures`}; ${left.size} left.`,
      );
    },
  });
  console.log(`Review at ${review.address}\nIt ends when all are accepted, or with Ctrl and C.`);
  // Whoever started this passes a signal on that comes here by itself too: a second one is not to end it half-way.
  const ended = new Promise((resolve) => process.on('SIGINT', resolve).on('SIGTERM', resolve));
  await Promise.race([review.done, ended]);
  await review.close();
  return [...left.values()];
}

async function run(): Promise<void> {
  const refusal =
    options.update && options.story === '' ? undefined : otherBrowser(baselines.browser(), version);
  if (refusal) fail(refusal);
  if (!options.mutate) rmSync(reportFolder, { recursive: true, force: true });
  if (options.update) await accept();
  for (let time = 1; !options.update && !options.mutate && time <= Number(options.repeat); time += 1)
    await compareAndTell(time);
  if (options.mutate) await mutate();
}

if (!options.shop && !existsSync(join(options.built, 'index.json'))) {
  console.error('There is no static Storybook: run npm run test:visual, which builds it.');
  process.exit(1);
}
const pictures = await pictureBrowser();
const { version } = pictures;
const shop = options.shop ? await openShop(shopMoment) : undefined;
let guest: Guest | undefined;
try {
  if (shop !== undefined) {
    const browser = await pictures.open();
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
