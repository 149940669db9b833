import { noPageCache } from '@tailorbird/engine/noPageCache';
import type { OwnParts } from './builtStorefront.ts';
import { serveBuild } from './serveBuild.ts';

type Change = (value: unknown, pathname: string) => unknown;

/**
 * Serves the built storefront before another shop, whose JSON answers are changed on the way, and prints where. What
 * that shop has not got is `undefined` to the change, and stays so unless it answers something.
 */
export function serveChanged(behind: string, change: Change, own: Partial<OwnParts> = {}): void {
  async function answer(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const body = request.body === null ? undefined : await request.arrayBuffer();
    const { method, headers } = request;
    const asked = new Headers(headers);
    asked.set('host', new URL(behind).host);
    if (asked.has('origin')) asked.set('origin', behind);
    const found = await fetch(behind + pathname + search, {
      method,
      headers: asked,
      redirect: 'manual',
      ...(body !== undefined && { body }),
    });
    if (found.status === 404) {
      const instead = change(undefined, pathname);
      if (instead !== undefined) return Response.json(instead);
    }
    const told = new Headers(found.headers);
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) told.delete(name);
    const isJson = told.get('content-type')?.includes('json') && found.ok;
    // The shop behind names pictures by its own address.
    const content = isJson
      ? JSON.stringify(change(await found.json(), pathname)).replaceAll(`${behind}/i/`, '/i/')
      : await found.arrayBuffer();
    return new Response(found.status === 204 || found.status === 304 ? null : content, {
      status: found.status,
      headers: told,
    });
  }
  serveBuild({ middleware: answer, remote: true, cache: noPageCache, ...own });
}
