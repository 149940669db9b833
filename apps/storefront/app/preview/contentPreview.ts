import { href, marketOf } from '@tailorbird/commerce/market';
import type { MiddlewareFunction } from 'react-router';
import { requestFacts } from '../requestContext.ts';
import { tellSecurityEvent } from '../tellSecurityEvent.ts';
import { toPreview, writePreviewCookie } from './previewCookie.ts';
import { invalidHost } from './stagingHost.ts';

/**
 * Runs on every page: an address with `ampl_domain` and `ampl_timestamp` stores them and leads to `/`, and without
 * values takes the cookie away (commerce §2 preview entry).
 */
export const contentPreview: MiddlewareFunction<Response> = ({ request, context }, next) => {
  const { searchParams, pathname } = new URL(request.url);
  const [domain, timestamp] = [searchParams.get('ampl_domain'), searchParams.get('ampl_timestamp')];
  if (domain === null || timestamp === null) return next();
  const { previewHosts, publicUrl, setCookies } = context.get(requestFacts);
  const preview = toPreview([domain, timestamp], previewHosts);
  if (domain !== '' && preview === undefined) return Promise.resolve(refused(domain));
  setCookies.push(writePreviewCookie(preview, publicUrl));
  const headers = { location: href(marketOf(pathname), '/') };
  return Promise.resolve(new Response(null, { status: 302, headers }));
};

/** Says no in the specification's words, and in the log how it becomes a yes. */
export function refused(domain: string): Response {
  const host = domain.slice(0, 100);
  const mend = 'If it is one of yours, add it to TAILORBIRD_PREVIEW_HOSTS.';
  tellSecurityEvent('malicious_ssrf', { op: 'preview.refused', host, reason: `${invalidHost}. ${mend}` });
  return new Response(invalidHost, { status: 400, headers: { 'content-type': 'text/plain' } });
}
