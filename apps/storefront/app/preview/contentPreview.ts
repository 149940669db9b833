import { href, marketOf } from '@tailorbird/commerce/market';
import type { MiddlewareFunction } from 'react-router';
import { requestFacts } from '../requestContext.ts';
import { tellSecurityEvent } from '../tellSecurityEvent.ts';
import { mayPreview, secretParameter } from './previewAccess.ts';
import { toPreview, writePreviewCookie } from './previewCookie.ts';
import { invalidHost } from './stagingHost.ts';

/**
 * Runs on every page: an address with `ampl_domain` and `ampl_timestamp` stores them and leads to `/`, and without
 * values takes the cookie away (commerce §2 preview entry). Whoever enters needs the shop's secret, as `ampl_secret`.
 */
export const contentPreview: MiddlewareFunction<Response> = ({ request, context }, next) => {
  const { searchParams, pathname } = new URL(request.url);
  const [domain, timestamp] = [searchParams.get('ampl_domain'), searchParams.get('ampl_timestamp')];
  if (domain === null || timestamp === null) return next();
  const facts = context.get(requestFacts);
  const preview = toPreview([domain, timestamp], facts.previewHosts);
  if (domain !== '' && preview === undefined) return Promise.resolve(refused(domain));
  if (preview && !mayPreview(searchParams.get(secretParameter), facts.previewAccess))
    return Promise.resolve(refusedSecret(domain));
  facts.setCookies.push(writePreviewCookie(preview, facts));
  const headers = { location: href(marketOf(pathname), '/') };
  return Promise.resolve(new Response(null, { status: 302, headers }));
};

/** What somebody without the secret is told. */
const wrongSecret = 'This preview needs the secret of the shop';

/** Says no in the specification's words, and in the log how it becomes a yes. */
export function refused(domain: string): Response {
  const mend = 'If it is one of yours, add it to TAILORBIRD_PREVIEW_HOSTS.';
  tellSecurityEvent('malicious_ssrf', aboutRefusal(domain, `${invalidHost}. ${mend}`));
  return plainly(400, invalidHost);
}

/** Says no to a link without the secret, and in the log how it becomes a yes. */
export function refusedSecret(domain: string): Response {
  const mend = `Add &${secretParameter}= with the value of TAILORBIRD_PREVIEW_SECRET to the links of your editor.`;
  tellSecurityEvent('authz_fail', aboutRefusal(domain, `${wrongSecret}. ${mend}`));
  return plainly(403, wrongSecret);
}

function aboutRefusal(domain: string, reason: string) {
  return { op: 'preview.refused', host: domain.slice(0, 100), reason };
}

function plainly(status: number, message: string): Response {
  return new Response(message, {
    status,
    headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' },
  });
}
