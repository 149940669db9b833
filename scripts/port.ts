import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';

/** Whether a server could listen on this port of this machine now. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port }, () => probe.close(() => resolve(true)));
  });
}

/** A port nobody listens on now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** The socket inodes that listen on a port, from a table of `/proc/net` (columns: 1 local address, 3 state, 9 inode). */
function listeningInodes(table: string, port: number): string[] {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const listening = '0A';
  return table
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter((columns) => columns[1]?.endsWith(suffix) && columns[3] === listening)
    .flatMap((columns) => columns[9] ?? []);
}

function holds(pid: string, sockets: ReadonlySet<string>): boolean {
  try {
    return readdirSync(`/proc/${pid}/fd`).some((fd) => {
      try {
        return sockets.has(readlinkSync(`/proc/${pid}/fd/${fd}`));
      } catch {
        return false;
      }
    });
  } catch {
    // Another account's process, or one that has just ended.
    return false;
  }
}

function commandOf(pid: string): string {
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').join(' ').trim().slice(0, 100);
}

/** The process that listens on a port, as `process 4711 (node server.js)`, where the system lets us see it (Linux). */
export function portOwner(port: number): string | undefined {
  try {
    const tables = ['/proc/net/tcp', '/proc/net/tcp6'].map((file) => readFileSync(file, 'utf8'));
    const sockets = new Set(
      tables.flatMap((table) => listeningInodes(table, port)).map((inode) => `socket:[${inode}]`),
    );
    const pid = readdirSync('/proc').find((name) => /^\d+$/.test(name) && holds(name, sockets));
    return pid && `process ${pid} (${commandOf(pid)})`;
  } catch {
    return undefined;
  }
}
