/**
 * The pictures of every story, at two widths, against the accepted ones in `baselines/`.
 *
 *   node apps/storybook/visual.ts            compare; the report is .cache/visual/index.html
 *   node apps/storybook/visual.ts --update   accept what is seen now
 *   node apps/storybook/visual.ts --repeat 5 compare five times, to prove that the pictures are stable
 *
 * It reads the static Storybook (`apps/storybook/storybook-static`) and nothing else: no network, no clock, no motion.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { browserVersion, findBrowser } from '../../scripts/browser.ts';
import { type Difference, differences } from './visual/differences.ts';
import { type Picture, takePictures } from './visual/pictures.ts';
import { writeReport } from './visual/report.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const built = join(here, 'storybook-static');
const baselines = join(here, 'baselines');
const browserFile = join(baselines, 'browser.txt');
const reportFolder = join(here, '../../.cache/visual');

const { values: options } = parseArgs({
  options: { update: { type: 'boolean', default: false }, repeat: { type: 'string', default: '1' } },
});

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function acceptedPictures(): Map<string, Buffer> {
  if (!existsSync(baselines)) return new Map();
  const files = readdirSync(baselines).filter((file) => file.endsWith('.png'));
  return new Map(files.map((file) => [file.replace(/\.png$/, ''), readFileSync(join(baselines, file))]));
}

function accept(pictures: readonly Picture[], version: string): void {
  const accepted = acceptedPictures();
  mkdirSync(baselines, { recursive: true });
  for (const name of accepted.keys()) {
    if (!pictures.some((picture) => picture.name === name)) rmSync(join(baselines, `${name}.png`));
  }
  for (const { name, png } of pictures) {
    if (!accepted.get(name)?.equals(png)) writeFileSync(join(baselines, `${name}.png`), png);
  }
  writeFileSync(browserFile, `${version}\n`);
  const size = pictures.reduce((sum, { png }) => sum + png.length, 0);
  console.log(`Accepted ${pictures.length} pictures, ${(size / 1e6).toFixed(1)} MB.`);
}

function sentence({ name, kind, pixels }: Difference): string {
  if (kind === 'new') return `${name}: a new picture`;
  if (kind === 'gone') return `${name}: its story is gone`;
  return `${name}: ${pixels} pixels differ`;
}

/** The same page is drawn a little differently by another Chromium: say so before blaming a story. */
function assertBrowser(version: string): void {
  const accepted = existsSync(browserFile) ? readFileSync(browserFile, 'utf8').trim() : version;
  if (accepted.split('.')[0] === version.split('.')[0]) return;
  fail(
    `The pictures were accepted in ${accepted}; this is ${version}, whose text is drawn differently.\n` +
      'Unset CHROMIUM_PATH to use the pinned browser, or accept them anew: npm test -- --only visual --update',
  );
}

if (!existsSync(join(built, 'index.json')))
  fail('There is no static Storybook: run npm test -- --only visual, which builds it.');
const browserOptions = await findBrowser();
const version = await browserVersion(browserOptions);
if (!options.update) assertBrowser(version);
const browser = await chromium.launch(browserOptions);
try {
  rmSync(reportFolder, { recursive: true, force: true });
  for (let run = 1; run <= Number(options.repeat); run += 1) {
    const { pictures, failures } = await takePictures(browser, built);
    if (failures.length > 0)
      fail(`${failures.length} stories could not be shown:\n  ${failures.join('\n  ')}`);
    if (options.update) {
      accept(pictures, version);
      break;
    }
    const found = await differences(browser, acceptedPictures(), pictures);
    if (found.length > 0) {
      const report = writeReport(reportFolder, found);
      fail(
        `${found.length} of ${pictures.length} pictures are not as accepted (run ${run}):\n` +
          `${found.map((difference) => `  ${sentence(difference)}`).join('\n')}\n` +
          `See ${report}\nIf they are right, accept them: npm test -- --only visual --update`,
      );
    }
    console.log(`${pictures.length} pictures as accepted.`);
  }
} finally {
  await browser.close();
}
