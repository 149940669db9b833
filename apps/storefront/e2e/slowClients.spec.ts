import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, inject, test } from 'vitest';

const { hostname, port } = new URL(inject('origin'));
const each = 100;
/** Node's limits on a request's headers and on the whole of it, and the second between its looks, in milliseconds. */
const headersMs = 10_000;
const requestMs = 30_000;
const lookMs = 5_000;

interface SlowClient {
  readonly socket: Socket;
  /** How long until it was hung up on, in milliseconds. */
  readonly cutAfter: Promise<number>;
}

/** Opens a connection, says `beginning`, and then one byte more every second. */
function slowClient(beginning: string, drip: string): SlowClient {
  const socket = connect(Number(port), hostname);
  const began = performance.now();
  socket.on('error', () => undefined).resume();
  socket.write(beginning);
  const dripping = setInterval(() => socket.writable && socket.write(drip), 1_000);
  const cutAfter = new Promise<number>((resolve) => {
    socket.on('close', () => {
      clearInterval(dripping);
      resolve(performance.now() - began);
    });
  });
  return { socket, cutAfter };
}

/** Asks for a page and then reads nothing of it. */
function deafClient(): Socket {
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined).pause();
  socket.write(`GET / HTTP/1.1\r\nhost: ${hostname}:${port}\r\n\r\n`.repeat(20));
  return socket;
}

/** How long shoppers wait who come one after another, in milliseconds; each has to be served. */
async function waits(milliseconds: number): Promise<number[]> {
  const until = performance.now() + milliseconds;
  const measured = [];
  while (performance.now() < until) {
    const began = performance.now();
    const response = await fetch(`${inject('origin')}/healthz`);
    await response.text();
    expect(response.status).toBe(200);
    measured.push(performance.now() - began);
  }
  return measured;
}

const p95 = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;

test('reliability G5: 300 slow clients are hung up on in time, and everybody else is served', {
  timeout: 90_000,
}, async () => {
  const baseline = p95(await waits(3_000));
  const host = `host: ${hostname}:${port}\r\n`;
  const headers = Array.from({ length: each }, () => slowClient(`GET / HTTP/1.1\r\n${host}`, 'x-a: b\r\n'));
  const bodies = Array.from({ length: each }, () =>
    slowClient(
      `POST /login HTTP/1.1\r\n${host}content-type: application/x-www-form-urlencoded\r\ncontent-length: 5000\r\n\r\n`,
      'a',
    ),
  );
  const deaf = Array.from({ length: each }, deafClient);
  const others = await waits(8_000);
  const tooLate = (ms: number) => sleep(ms, Number.POSITIVE_INFINITY, { ref: false });
  const cut = async (clients: readonly SlowClient[], limit: number) => {
    const times = clients.map(({ cutAfter }) => Promise.race([cutAfter, tooLate(limit + lookMs)]));
    return Math.max(...(await Promise.all(times)));
  };
  const [maxHeadersMs, maxBodyMs] = await Promise.all([cut(headers, headersMs), cut(bodies, requestMs)]);
  for (const { socket } of [...headers, ...bodies]) socket.destroy();
  for (const socket of deaf) socket.destroy();
  process.stdout.write(
    `reliability G5: headers cut after ${(maxHeadersMs / 1000).toFixed(1)} s (target 10 s), bodies after ` +
      `${(maxBodyMs / 1000).toFixed(1)} s (target 30 s); others’ p95 ${(p95(others) / baseline).toFixed(1)} × baseline (target 2)\n`,
  );
  expect(maxHeadersMs).toBeLessThan(headersMs + lookMs);
  expect(maxBodyMs).toBeLessThan(requestMs + lookMs);
});
