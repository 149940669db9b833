import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import autocannon from 'autocannon';

/** What a server did under a closed loop of 16 connections. Times in milliseconds. */
export interface Load {
  readonly requestsPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly failures: number;
}

const connections = 16;
/** What Chrome says of itself. */
const headers = {
  'accept-encoding': 'gzip, deflate, br, zstd',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0 Safari/537.36',
};

/** Until the engine has compiled what is hot: a page rendered each time is then nearly twice as fast. */
const warmUpSeconds = 20;

/** What loads: `wrk` where it is installed. Autocannon itself is at its limit at some 3,000 pages a second. */
export const loader = spawnSync('wrk', ['-v']).error ? 'autocannon' : 'wrk';

/** Loads one address, whose answers are thrown away. */
export async function warmUp(url: string): Promise<void> {
  await load(url, warmUpSeconds);
}

/** Loads one address that has been warmed up. */
export function load(url: string, seconds = 6): Promise<Load> {
  return loader === 'wrk' ? withWrk(url, seconds) : withAutocannon(url, seconds);
}

/** Loads one address after warming it up. */
export async function loadWarm(url: string): Promise<Load> {
  await warmUp(url);
  return load(url);
}

async function withAutocannon(url: string, seconds: number): Promise<Load> {
  const { requests, latency, ...failed } = await autocannon({ url, connections, duration: seconds, headers });
  return {
    requestsPerSecond: Math.round(requests.average),
    p50: latency.p50,
    p99: latency.p99,
    failures: failed.errors + failed.non2xx + failed.timeouts,
  };
}

async function withWrk(url: string, seconds: number): Promise<Load> {
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const how = ['-t1', `-c${connections}`, `-d${seconds}`, '--latency'];
  const { stdout } = await promisify(execFile)('wrk', how.concat(named, url));
  return readWrk(stdout);
}

const milliseconds: { readonly [unit: string]: number } = { us: 0.001, ms: 1, s: 1000 };

/** Reads what wrk prints: `Requests/sec: 57057.85`, `99% 1.20s`, and failures only where there were some. */
export function readWrk(printed: string): Load {
  const number = (pattern: RegExp) => Number(pattern.exec(printed)?.[1] ?? 0);
  const quantile = (percent: number) => {
    const [, value, unit = ''] =
      new RegExp(`^\\s*${percent}%\\s+([\\d.]+)(us|ms|s)`, 'm').exec(printed) ?? [];
    return Math.round(Number(value) * (milliseconds[unit] ?? Number.NaN) * 10) / 10;
  };
  const [, ...broken] =
    /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(printed) ?? [];
  return {
    requestsPerSecond: Math.round(number(/^Requests\/sec:\s+([\d.]+)/m)),
    p50: quantile(50),
    p99: quantile(99),
    failures: broken.reduce((sum, count) => sum + Number(count), number(/Non-2xx or 3xx responses: (\d+)/)),
  };
}
