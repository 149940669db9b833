/** The built storefront before a shop whose services can be made to fail: `node faultyShop.ts <shop>` prints where. */
import { setTimeout as sleep } from 'node:timers/promises';
import { noPageCache } from '@tailorbird/engine/noPageCache';
import { serveBuild } from './serveBuild.ts';
import { type Fault, faults, isService, type Service, serviceOf } from './services.ts';

const behind = process.argv[2] ?? '';
let broken: { readonly service: Service; readonly fault: Fault } | undefined;

async function answer(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const body = request.body === null ? undefined : await request.text();
  const { method, headers } = request;
  const ask = () =>
    fetch(behind + pathname + search, {
      method,
      headers,
      redirect: 'manual',
      ...(body !== undefined && { body }),
    });
  // A connection that was kept may have been closed in the same moment; what is meant to fail fails otherwise.
  const askAgain = () => ask().catch(ask);
  const isBroken = broken !== undefined && serviceOf(pathname, body ?? '') === broken.service;
  return broken !== undefined && isBroken ? failures[broken.fault](askAgain, request.signal) : askAgain();
}

type Failure = (ask: () => Promise<Response>, signal: AbortSignal) => Promise<Response>;

const unreachable = (code: string) => () => {
  const cause = Object.assign(new Error(code), { code });
  return Promise.reject<Response>(new TypeError('fetch failed', { cause }));
};
const says = (status: number) => () =>
  Promise.resolve(Response.json({ tag: 'unavailable', message: 'Not now.' }, { status }));
const page = (body: BodyInit, type: string) =>
  Promise.resolve(new Response(body, { headers: { 'content-type': type } }));

/** What a caller sees of each fault. */
const failures: { readonly [F in Fault]: Failure } = {
  'is down': unreachable('ECONNREFUSED'),
  hangs: () => new Promise(() => undefined),
  'talks nonsense': () => page('<html>It works!</html>', 'text/html'),
  'has no address': unreachable('ENOTFOUND'),
  'has a wrong certificate': unreachable('ERR_TLS_CERT_ALTNAME_INVALID'),
  'answers 404': says(404),
  'answers 408': says(408),
  'answers 429': says(429),
  'answers 500': says(500),
  'answers 503': says(503),
  'is three seconds late': async (ask) => {
    await sleep(3_000);
    return ask();
  },
  dribbles: async (ask, signal) => {
    const whole = await ask();
    const bytes = new Uint8Array(await whole.arrayBuffer());
    return new Response(oneByteASecond(bytes, signal), whole);
  },
  'answers something else': () => page('{"unexpected":[1,{"more":null}]}', 'application/json'),
  'sends 10 MiB': () => page(`{"unexpected":"${'x'.repeat(10 * 1024 * 1024)}"}`, 'application/json'),
};

/** An answer that is slower than anybody waits; whoever hangs up is done with it, as with a connection. */
function oneByteASecond(bytes: Uint8Array, signal: AbortSignal): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream<Uint8Array>({
    start: (controller) => {
      signal.addEventListener('abort', () => controller.error(signal.reason), { once: true });
    },
    pull: async (controller) => {
      await sleep(1_000);
      if (signal.aborted) return;
      if (at < bytes.length) controller.enqueue(bytes.subarray(at, at + 1));
      else controller.close();
      at += 1;
    },
  });
}

serveBuild({ middleware: answer, remote: true, cache: noPageCache, settings: { isInvented: true } });

// One line of our parent: `search hangs`, or `nothing`.
process.stdin.setEncoding('utf8').on('data', (line: string) => {
  const [service = '', ...rest] = line.trim().split(' ');
  const fault = faults.find((name) => name === rest.join(' '));
  broken = isService(service) && fault !== undefined ? { service, fault } : undefined;
  process.stdout.write('set\n');
});
