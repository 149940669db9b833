import { expect, test } from 'vitest';
import { readWrk } from './load.ts';

const printed = `Running 2s test @ http://127.0.0.1:7201/
  1 threads and 16 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency    88.54ms   28.00ms 230.02ms   80.27%
    Req/Sec   180.05     51.53   250.00     60.00%
  Latency Distribution
     50%  345.50us
     75%  102.30ms
     90%  124.09ms
     99%    1.20s
  360 requests in 2.01s, 43.67MB read
`;
const end = 'Requests/sec:    179.04\nTransfer/sec:     21.72MB\n';

test('what wrk prints is read in milliseconds, whatever unit it chose', () => {
  expect(readWrk(printed + end)).toEqual({ requestsPerSecond: 179, p50: 0.3, p99: 1200, failures: 0 });
});

test('answers that failed and sockets that broke are failures', () => {
  const failed = '  Socket errors: connect 1, read 2, write 0, timeout 4\n  Non-2xx or 3xx responses: 360\n';
  expect(readWrk(printed + failed + end).failures).toBe(367);
});
