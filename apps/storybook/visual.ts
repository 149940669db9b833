/**
 * The pictures of every story, on a phone, on a desktop and where its layout is another between, against the accepted ones
 * in `baselines/`. `npm run test:visual` builds Storybook first and hands its arguments on:
 *
 *   --update              accept what is seen now
 *   --story blocks-hero   only the stories whose id begins so
 *   --repeat 5            compare five times, to prove that the pictures are stable
 *   --pages 2             pages open at each width
 *   --mutate              plant the faults of `visual/faults.ts`, one after the other, in what is served: each must be seen
 *
 * It reads the static Storybook and nothing else: no network, one moment, motion frozen in it, the same chance. The report is
 * `.cache/visual/index.html`.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { z } from 'zod';
import { browserVersion, findBrowser } from '../../scripts/browser.ts';
import { commandOptions } from '../../scripts/commandOptions.ts';
import { openBaselines, otherBrowser } from './visual/baselines.ts';
import { differenceOf } from './visual/difference.ts';
import { faults } from './visual/faults.ts';
import { readPixels, writePixels } from './visual/pixels.ts';
import { type Change, writeReport } from './visual/report.ts';
import { faultSchema, seeFaults } from './visual/seeFaults.ts';
import { storyIds } from './visual/storyIds.ts';
import { type Picture, type Taken, takePictures } from './visual/takePictures.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const reportFolder = join(here, '../../.cache/visual');

const { values: options } = commandOptions({
  options: {
    update: { type: 'boolean', default: false },
    story: { type: 'string', default: '' },
    repeat: { type: 'string', default: '1' },
    pages: { type: 'string', default: '2' },
    mutate: { type: 'boolean', default: false },
    faults: { type: 'string' },
    built: { type: 'string', default: join(here, 'storybook-static') },
    baselines: { type: 'string', default: join(here, 'baselines') },
  },
});
const baselines = openBaselines(options.baselines);

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/**
 * Every picture of the stories, handed to `keep`, from a browser of its own: one that has shown a thousand stories may
 * leave out a large picture, however often it is asked. Returns the names taken. A story that cannot be shown ends it all.
 */
async function take(
  keep: (picture: Taken) => Promise<void>,
  ids: readonly string[] = storyIds(options.built, options.story),
): Promise<Set<string>> {
  const names = new Set<string>();
  const browser = await openBrowser();
  const failures = await takePictures({
    browser,
    built: options.built,
    ids,
    pages: Number(options.pages),
    // What is to be accepted is looked at until it is still: its first picture may lack what is drawn late.
    isAccepted: options.update ? () => Promise.resolve(false) : isAccepted,
    onPicture: (picture) => {
      names.add(picture.name);
      return keep(picture);
    },
  });
  await browser.close();
  if (failures.length > 0) fail(`${failures.length} stories could not be shown:\n  ${failures.join('\n  ')}`);
  if (names.size === 0) fail(`No story begins with “${options.story}”.`);
  return names;
}

const openBrowser = () =>
  chromium.launch({ ...browserOptions, args: [...browserOptions.args, ...drawWhole] });

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
    unsure = (await compareOnce(storiesOf(unsure))).changes;
  }
  for (const name of notTaken(names)) baselines.remove(name);
  baselines.setBrowser(version);
  const size = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
  console.log(`Accepted ${names.size} pictures; ${(size / 1e6).toFixed(1)} MB of them are new or changed.`);
}

/**
 * How the stories differ from what was accepted. A picture that differs is taken again: a busy machine may have drawn the
 * first one too soon, and a real change differs each time.
 */
async function compare(): Promise<{ changes: Change[]; count: number }> {
  const first = await compareOnce();
  let changes = first.changes;
  for (let again = 1; again <= 2 && changes.some(({ kind }) => kind === 'changed'); again += 1) {
    const second = await compareOnce(storiesOf(changes));
    const still = new Set(second.changes.map(({ name }) => name));
    changes = changes.filter(({ name, kind }) => kind !== 'changed' || still.has(name));
  }
  for (const name of notTaken(first.names))
    changes.push({ name, kind: 'gone', count: 0, before: baselines.read(name) });
  return { changes: changes.sort((a, b) => a.name.localeCompare(b.name)), count: first.names.size };
}

const storiesOf = (changes: readonly Change[]) => [
  ...new Set(changes.map(({ name }) => name.replace(/\.\d+$/, ''))),
];

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
  const planted =
    options.faults === undefined
      ? faults
      : z.array(faultSchema).parse(JSON.parse(readFileSync(options.faults, 'utf8')));
  const browser = await openBrowser();
  const { built } = options;
  const missed = await seeFaults({ browser, built, isAccepted, pages: 2 * Number(options.pages) }, planted);
  await browser.close();
  if (missed.length > 0)
    fail(`The pictures do not show what is planted:\n${missed.map((line) => `  ${line}`).join('\n')}`);
  console.log(`${planted.length} of ${planted.length} planted faults seen.`);
}

function sentence({ name, kind, count }: Change): string {
  if (kind === 'new') return `${name}: a new picture`;
  if (kind === 'gone') return `${name}: its story is gone`;
  return `${name}: ${count} pixels differ`;
}

if (!existsSync(join(options.built, 'index.json')))
  fail('There is no static Storybook: run npm run test:visual, which builds it.');
/** The browser would draw a page before its large pictures are decoded, and the pictures a while later. */
const drawWhole = ['--disable-checker-imaging', '--disable-new-content-rendering-timeout'];
const browserOptions = await findBrowser();
const version = await browserVersion(browserOptions);
const refusal =
  options.update && options.story === '' ? undefined : otherBrowser(baselines.browser(), version);
if (refusal) fail(refusal);
rmSync(reportFolder, { recursive: true, force: true });
if (options.update) await accept();
else if (options.mutate) await mutate();
for (let run = 1; !options.update && !options.mutate && run <= Number(options.repeat); run += 1) {
  const { changes, count } = await compare();
  if (changes.length > 0) {
    const report = writeReport(reportFolder, changes);
    fail(
      `${changes.length} of ${count} pictures are not as accepted (run ${run}):\n` +
        `${changes.map((change) => `  ${sentence(change)}`).join('\n')}\n` +
        `See ${report}\nIf they are right, accept them: npm run test:visual -- --update`,
    );
  }
  console.log(`${count} pictures as accepted.`);
}
