/**
 * Mozilla's Observatory over the shop as it stands on the internet: the scanner itself, on pages of eight kinds, over
 * https on this machine. It weighs 130 MB, so `npm run soak` fetches it into `.cache` when it is first needed; each
 * test run holds the shop to its rules (`headers.spec.ts`).
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect, getCACertificates, setDefaultCACertificates } from 'node:tls';
import { pathToFileURL } from 'node:url';
import { commandOptions } from './commandOptions.ts';
import { freePort } from './port.ts';
import { root } from './root.ts';
import { startSecureShop } from './secureShop.ts';

const scanner = '@mdn/mdn-http-observatory';
const version = '1.4.8';
const minScore = 120;
/** Points for what is better than good count from here on. */
const minForCredit = 90;
const paths = ['/', '/browse/womens', '/search?query=tee', '/bag', '/login', '/delivery', '/nowhere', '/me'];

/** The scanner's parts, as far as they are used; known by its version. */
interface Scanner {
  readonly retrieve: (host: string, where: { httpPort: number; httpsPort: number; path: string }) => unknown;
  readonly tests: readonly ((retrieved: unknown) => {
    readonly result: string | null;
    readonly pass: boolean;
  })[];
  readonly pointsOf: (result: string) => number;
  readonly gradeOf: (score: number) => { readonly grade: string; readonly score: number };
}

/** The scanner as published, without its install scripts; the list of preloaded hosts, which one would fetch, is empty. */
async function openScanner(): Promise<Scanner> {
  const folder = join(root, '.cache/observatory', version);
  const home = join(folder, 'node_modules', scanner);
  if (!existsSync(home)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{"private":true}');
    const how = ['--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund'];
    execFileSync('npm', ['install', ...how, `${scanner}@${version}`], { cwd: folder, stdio: 'ignore' });
    writeFileSync(join(home, 'conf/hsts-preload.json'), '{}');
  }
  // What its files export is known by the version.
  const load = (file: string) => import(pathToFileURL(join(home, 'src', file)).href);
  const [retriever, constants, grader] = await Promise.all(
    ['retriever/retriever.js', 'constants.js', 'grader/grader.js'].map(load),
  );
  return {
    retrieve: retriever.retrieve,
    tests: constants.ALL_TESTS,
    pointsOf: grader.getScoreModifier,
    gradeOf: grader.getGradeForScore,
  };
}

/** Makes this process believe a server's own certificate, as the scanner takes points off for one it does not. */
function believe(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: 'localhost', port, rejectUnauthorized: false }, () => {
      const certificate = socket.getPeerX509Certificate();
      socket.end();
      if (certificate) setDefaultCACertificates([...getCACertificates('default'), certificate.toString()]);
      resolve();
    });
    socket.once('error', reject);
  });
}

/** Grades a path as the scanner's own command does, but for pages that are not found as well, which that refuses. */
async function grade(by: Scanner, httpsPort: number, path: string) {
  const retrieved = await by.retrieve('localhost', { httpPort: await freePort(), httpsPort, path });
  const results = by.tests.map((test) => test(retrieved));
  const points = results.map(({ result }) => (result === null ? 0 : by.pointsOf(result)));
  const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
  const withoutCredit = 100 + sum(points.filter((one) => one < 0));
  const score = withoutCredit >= minForCredit ? 100 + sum(points) : withoutCredit;
  const failed = results.filter(({ pass }) => !pass).map(({ result }) => result);
  return { ...by.gradeOf(score), failed };
}

commandOptions({});
const by = await openScanner();
const dataDirectory = mkdtempSync('/tmp/tailorbird-observatory-');
const secure = await startSecureShop({ DATA_DIRECTORY: dataDirectory });
try {
  await believe(secure.port);
  for (const path of paths) {
    const { grade: letter, score, failed } = await grade(by, secure.port, path);
    console.log(`reliability F3: ${path} ${letter} ${score} ${failed.join(' ')}`.trimEnd());
    if (letter !== 'A+' || score < minScore) process.exitCode = 1;
  }
} finally {
  await secure.close();
  rmSync(dataDirectory, { recursive: true, force: true });
}
