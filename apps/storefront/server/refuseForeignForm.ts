import { tellSecurityEvent } from '../app/tellSecurityEvent.ts';

/** The answer to a form that another site sent with a shopper's cookies. */
export function refuseForeignForm(request: Request): Response {
  const path = new URL(request.url).pathname.slice(0, 200);
  tellSecurityEvent('malicious_cors', { op: 'storefront.form', path });
  return new Response('This form came from another site.', { status: 403 });
}
