import { tellTrace } from '@tailorbird/middleware/tracing/span';
import type { StorefrontOptions } from './storefrontOptions.ts';

/** Headers about one connection (RFC 9110 §7.6.1), and what `fetch` writes anew for the next one. */
const ofOneConnection = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
  'host',
  'content-length',
];

const isHeaderName = /^[\w!#$%&'*+.^`|~-]+$/;

/**
 * Sends a request on to another deployment, whatever host it was made for. In place of what the visitor says of
 * addresses it says the one we know; a call of our own already names its shopper's.
 */
export function sendToMiddleware(middlewareUrl: string): StorefrontOptions['middleware'] {
  return (request, from) => {
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    const named = (headers.get('connection') ?? '').split(',').map((name) => name.trim());
    for (const name of [...ofOneConnection, ...named.filter((name) => isHeaderName.test(name))])
      headers.delete(name);
    if (from !== undefined) {
      headers.delete('x-forwarded-for');
      if (from.address !== undefined) headers.set('x-forwarded-for', from.address);
    }
    tellTrace(headers);
    const { method, body, signal } = request;
    return fetch(middlewareUrl + pathname + search, {
      method,
      headers,
      signal,
      redirect: 'manual',
      ...(body !== null && { body, duplex: 'half' }),
    });
  };
}
