/** The built storefront before a shop whose services can be made to fail: `node faultyShop.ts <shop>` prints where. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { createStorefront, type StorefrontOptions } from '../server/createStorefront.ts';
import { NoPageCache } from '../server/noPageCache.ts';
import { type Fault, faults, isService, type Service, serviceOf } from './services.ts';

const behind = process.argv[2] ?? '';
let broken: { readonly service: Service; readonly fault: Fault } | undefined;

async function answer(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const body = request.body === null ? undefined : await request.text();
  if (broken !== undefined && serviceOf(pathname, body ?? '') === broken.service) return fail(broken.fault);
  const { method, headers } = request;
  const ask = () =>
    fetch(behind + pathname + search, {
      method,
      headers,
      redirect: 'manual',
      ...(body !== undefined && { body }),
    });
  // A connection that was kept may have been closed in the same moment; what is meant to fail fails above.
  return ask().catch(ask);
}

function fail(fault: Fault): Promise<Response> {
  if (fault === 'hangs') return new Promise(() => undefined);
  if (fault === 'is down') return Promise.reject(new Error('connect ECONNREFUSED'));
  return Promise.resolve(
    new Response('<html>It works!</html>', { headers: { 'content-type': 'text/html' } }),
  );
}

const build: ServerBuild & {
  entry: { module: { createLoadContext: StorefrontOptions['createLoadContext'] } };
} = await import(new URL('../build/server/index.js', import.meta.url).href);

const server = createServer();
server.listen(0, '127.0.0.1', () => {
  // A server that listens on a port has an address with one.
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { app } = createStorefront({
    middleware: answer,
    middlewareUrl: origin,
    publicUrl: origin,
    remote: true,
    trustsProxy: false,
    mediaOrigins: [],
    previewHosts: [],
    contentEditor: 'https://editor.example',
    handle: createRequestHandler(build, 'production'),
    createLoadContext: build.entry.module.createLoadContext,
    cache: new NoPageCache(),
    files: fileURLToPath(new URL('../build/client', import.meta.url)),
  });
  const listener = getRequestListener(app.fetch);
  server.on('request', (request, response) => void listener(request, response));
  process.stdout.write(`${origin}\n`);
});

// One line of our parent: `search hangs`, or `nothing`.
process.stdin.setEncoding('utf8').on('data', (line: string) => {
  const [service = '', ...rest] = line.trim().split(' ');
  const fault = faults.find((name) => name === rest.join(' '));
  broken = isService(service) && fault !== undefined ? { service, fault } : undefined;
  process.stdout.write('set\n');
});
