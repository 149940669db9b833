import { securityHeaders } from './securityHeaders.ts';

/** The headers of a document that our own pages, and nobody else’s, may show in a closed frame. */
export function frameHeaders(publicUrl: string, policy: string): Record<string, string> {
  return {
    ...securityHeaders(publicUrl.startsWith('https:')),
    // A document whose own answer closes it in has no origin that others could be the same as.
    'cross-origin-opener-policy': 'unsafe-none',
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    'x-dns-prefetch-control': 'off',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=(), clipboard-write=()',
  };
}
