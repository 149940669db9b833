import { securityHeaders } from './securityHeaders.ts';

/** The headers of a document that our own pages, and nobody else’s, may show in a closed frame. */
export function frameHeaders(publicUrl: string, policy: string): Record<string, string> {
  const { 'cross-origin-opener-policy': _pagesOnly, ...shared } = securityHeaders(
    publicUrl.startsWith('https:'),
  );
  return {
    ...shared,
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
