import { errorMessages } from '@tailorbird/commerce/errorMessages';
import { writeLog } from '../app/writeLog.ts';
import type { Asker, StorefrontOptions } from './storefrontOptions.ts';

/** What a browser asks of the middleware, answered by it; 502 while another deployment of it does not answer. */
export async function proxyToMiddleware(
  { middleware }: Pick<StorefrontOptions, 'middleware'>,
  request: Request,
  from?: Asker,
): Promise<Response> {
  try {
    return await middleware(request, from);
  } catch (cause) {
    const { pathname } = new URL(request.url);
    writeLog({ level: 'error', op: 'storefront.middleware', path: pathname, reason: String(cause) });
    return Response.json(
      { tag: 'unavailable', message: errorMessages.wentWrong },
      { status: 502, headers: { 'cache-control': 'no-store' } },
    );
  }
}
