/**
 * `npm run doctor`: looks at what the shop and its tests need, and says how to mend what is missing.
 * `npm run doctor -- --live`: what a shop needs before customers come.
 */
import { existsSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { readEnv, whyLive } from '../apps/middleware/src/env.ts';
import { browserVersion, findBrowser } from './browser.ts';
import { commandOptions } from './commandOptions.ts';
import { databaseFinding } from './doctor/database.ts';
import { type Finding, findingText } from './doctor/finding.ts';
import { liveFindings } from './doctor/live.ts';
import { mailFinding } from './doctor/mails.ts';
import { isPortFree, portOwner } from './port.ts';
import { wantedPort } from './requireFreePort.ts';
import { root } from './root.ts';

const { values } = commandOptions({ options: { live: { type: 'boolean', default: false } } });
/** `npm run doctor --live`, without the dashes between, is a setting of npm's. */
const isForLive = values.live || process.env['npm_config_live'] === 'true';
const minNode = [24, 7] as const;
/** Packages, browser, database and build together. */
const neededGigabytes = 2;

function node(): Finding {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isEnough = major > minNode[0] || (major === minNode[0] && minor >= minNode[1]);
  const state = `${process.versions.node} at ${process.execPath}`;
  return { about: 'Node', state, ...(!isEnough && { fix: `install Node ${minNode.join('.')} or later` }) };
}

async function port(number: number, command: string): Promise<Finding> {
  const about = `Port ${number}`;
  if (await isPortFree(number)) return { about, state: 'free' };
  const owner = portOwner(number);
  return {
    about,
    state: `in use${owner === undefined ? '' : ` by ${owner}`}`,
    fix: `stop that process, or choose another port: PORT=${number + 1} ${command}`,
  };
}

async function browser(): Promise<Finding> {
  try {
    const found = await findBrowser();
    return { about: 'Browser', state: `${await browserVersion(found)} at ${found.executablePath}` };
  } catch (error) {
    const [state = '', ...fix] = (error instanceof Error ? error.message : String(error)).split('\n');
    return { about: 'Browser', state, fix: fix.join(' ') || 'set CHROMIUM_PATH to a Chromium that starts' };
  }
}

function settings(): Finding {
  const about = 'Settings';
  const read = readEnv();
  if (!read.ok) return { about, state: read.error, fix: 'correct what is named, here or in .env' };
  return {
    about,
    state: read.value.isLive ? whyLive(read.value) : 'a demonstration, for this machine alone',
  };
}

function packages(): Finding {
  const state = existsSync(join(root, 'node_modules/.tailorbird-install'))
    ? 'installed as the lockfile says'
    : 'not installed';
  return { about: 'Packages', state, ...(state === 'not installed' && { fix: 'npm start installs them' }) };
}

function disk(): Finding {
  const { bavail, bsize } = statfsSync(root);
  const free = (bavail * bsize) / 1e9;
  const state = `${free.toFixed(1)} GB free`;
  return {
    about: 'Disk',
    state,
    ...(free < neededGigabytes && { fix: `free ${neededGigabytes} GB below ${root}` }),
  };
}

const findings = isForLive
  ? [node(), disk(), ...(await liveFindings(process.env))]
  : [
      node(),
      packages(),
      disk(),
      settings(),
      await port(wantedPort(3000), 'npm start'),
      await port(6006, 'npm run storybook'),
      await databaseFinding(),
      await mailFinding(),
      await browser(),
    ];
for (const finding of findings) console.log(findingText(finding));
const problems = findings.filter(({ fix }) => fix !== undefined);
console.log(
  problems.length === 0 ? '\nAll well.' : `\n${problems.length} of ${findings.length} need mending.`,
);
process.exit(problems.length === 0 ? 0 : 1);
