/** The built storefront before a shop whose services can be made to fail: `node faultyShop.ts <shop>` prints where. */
import { NoPageCache } from '../server/noPageCache.ts';
import { serveBuild } from './serveBuild.ts';
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

serveBuild({ middleware: answer, remote: true, mediaOrigins: [], cache: new NoPageCache() });

// One line of our parent: `search hangs`, or `nothing`.
process.stdin.setEncoding('utf8').on('data', (line: string) => {
  const [service = '', ...rest] = line.trim().split(' ');
  const fault = faults.find((name) => name === rest.join(' '));
  broken = isService(service) && fault !== undefined ? { service, fault } : undefined;
  process.stdout.write('set\n');
});
