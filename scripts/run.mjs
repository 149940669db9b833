/**
 * The launcher behind every npm script: `node scripts/run.mjs <task> [arguments]`.
 *
 * It runs on whatever Node the machine has, installs what is missing, and hands over to the pinned Node. Stopping the
 * launcher, or losing its parent, stops everything the task has started.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const minLauncher = [20, 0];
const minRuntime = [24, 7];
const graceMs = 35_000;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { packageManager: pnpm } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const stampFile = join(root, 'node_modules', '.tailorbird-install');

/** Each task's own Node options, whether it reads `.env`, and its file where that is not `scripts/<task>.ts`. */
const tasks = JSON.parse(readFileSync(new URL('tasks.json', import.meta.url), 'utf8'));
/**
 * How glibc keeps memory. Picture threads free what they took only to their own arenas: two of them hold a third less.
 * Pages are buffers of 200 kB: above the threshold, which glibc would raise by itself, memory goes back at once.
 */
const glibc = JSON.parse(readFileSync(new URL('glibc.json', import.meta.url), 'utf8'));
const withSettings = ['--import', new URL('loadEnvFile.ts', import.meta.url).href];

function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

function isAtLeast([major, minor]) {
  const [ours, oursMinor] = process.versions.node.split('.').map(Number);
  return ours > major || (ours === major && oursMinor >= minor);
}

function manifests() {
  const members = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(folder, name, 'package.json')),
  );
  return [
    'package.json',
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    join('bench', 'package.json'),
    ...members,
  ].filter((file) => existsSync(join(root, file)));
}

function installStamp() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`);
  for (const file of manifests()) hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function install() {
  const stamp = installStamp();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  console.log('Installing packages (about 20 s the first time) …');
  const { status, error } = spawnSync(
    'npx',
    [
      '--yes',
      '--prefer-offline',
      pnpm,
      'install',
      '--frozen-lockfile',
      '--reporter=append-only',
      '--loglevel=warn',
    ],
    { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, CI: 'true' } },
  );
  if (status !== 0) {
    fail(
      `The packages could not be installed${error ? ` (${error.message})` : ''}: the reason is printed above.\n` +
        'Usual causes: no way to the npm registry (check `npm ping`), a full disk, or a package.json changed without its lockfile\n' +
        `(then run \`npx ${pnpm} install\` and commit pnpm-lock.yaml).`,
    );
  }
  writeFileSync(stampFile, stamp);
}

/** Where the packages bring a Node of their own: `optionalDependencies` in package.json. */
const withPackedNode = ['linux x64', 'linux arm64'];

/** How to come by a Node that is new enough, where none is packed. */
function nodeCure() {
  const [major] = minRuntime;
  if (process.platform === 'darwin')
    return `brew install node@${major} && brew link --overwrite --force node@${major}   (or: nvm install ${major}, or the installer of https://nodejs.org)`;
  if (process.platform === 'win32')
    return 'wsl --install   and run Tailorbird in there: its commands need a POSIX shell';
  return `nvm install ${major}   (or from https://nodejs.org)`;
}

/** Said before anything is installed: the packages would not help. */
function requireNode() {
  const here = `${process.platform} ${process.arch}`;
  if (withPackedNode.includes(here) || isAtLeast(minRuntime)) return;
  fail(
    `Tailorbird brings its own Node on Linux only. Here (${here}) it needs Node ${minRuntime.join('.')} or later, and this is ${process.versions.node}.\n` +
      `Install one and run the command again:\n  ${nodeCure()}`,
  );
}

function pinnedNode() {
  const pinned = join(root, 'node_modules', '.bin', 'node');
  return existsSync(pinned) ? pinned : process.execPath;
}

/** Runs the task in a process group of its own, so that one signal reaches it once and the group can be ended whole. */
function runTask(task, args) {
  const bin = join(root, 'node_modules', '.bin');
  const { node = [], settings = false, file = `scripts/${task}.ts` } = tasks[task];
  const options = [...node, ...(settings ? withSettings : [])];
  const child = spawn(pinnedNode(), [...options, join(root, file), ...args], {
    cwd: process.cwd(),
    detached: process.platform !== 'win32',
    env: {
      ...glibc,
      // From the second start on, TypeScript is compiled already: sooner there, and some 25 MB less.
      NODE_COMPILE_CACHE: join(root, '.cache', 'node'),
      ...process.env,
      PATH: `${bin}:${process.env.PATH ?? ''}`,
    },
    stdio: 'inherit',
  });
  let stoppedAt = 0;
  const endGroup = (signal) => {
    const { pid } = child;
    if (pid === undefined) return;
    try {
      process.kill(process.platform === 'win32' ? pid : -pid, signal);
    } catch {
      child.kill(signal);
    }
  };
  const stop = (signal) => {
    // The terminal and npm each deliver Ctrl-C: the second within a moment is the same keypress.
    if (Date.now() - stoppedAt < 500) return;
    if (stoppedAt) endGroup('SIGKILL');
    else {
      child.kill(signal);
      setTimeout(() => endGroup('SIGKILL'), graceMs).unref();
    }
    stoppedAt = Date.now();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));

  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && !stoppedAt && stop('SIGTERM'), 500).unref();

  child.on('error', (error) => fail(`The task "${task}" could not be started: ${error.message}.`));
  child.on('exit', (code, signal) => {
    endGroup('SIGTERM');
    process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1));
  });
}

const [task, ...args] = process.argv.slice(2);
if (!isAtLeast(minLauncher)) {
  fail(
    `Tailorbird needs Node ${minLauncher[0]} or later; this is ${process.versions.node}. Install a newer Node from https://nodejs.org.`,
  );
}
if (!task || !Object.hasOwn(tasks, task)) {
  fail(`There is no task "${task ?? ''}". The tasks are: ${Object.keys(tasks).join(', ')}.`);
}
requireNode();
install();
runTask(task, args);
