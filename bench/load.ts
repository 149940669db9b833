import autocannon from 'autocannon';

/** What a server did under a closed loop of connections. Times in milliseconds. */
export interface Load {
  readonly requestsPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly failures: number;
}

/** Until the engine has compiled what is hot: a page rendered each time is then nearly twice as fast. */
const warmUpSeconds = 20;

/** Loads one address with 16 connections, after a warm-up that is thrown away. */
export async function load(url: string, seconds = 6): Promise<Load> {
  const headers = {
    'accept-encoding': 'gzip',
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0 Safari/537.36',
  };
  await autocannon({ url, connections: 16, duration: warmUpSeconds, headers });
  const result = await autocannon({ url, connections: 16, duration: seconds, headers });
  return {
    requestsPerSecond: Math.round(result.requests.average),
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.errors + result.non2xx + result.timeouts,
  };
}
