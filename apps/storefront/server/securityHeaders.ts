import { segmentsOf } from '../app/notPages.ts';
import { closedPolicy, reportingEndpoints } from './contentSecurityPolicy.ts';

/** What other sites may show or read. */
const published = new Set(segmentsOf('published'));

/**
 * Sent with every answer, be it a page, a file, a picture or a word of the middleware’s, which may say otherwise itself.
 * `path` is the one asked for.
 */
export function answerHeaders(secure: boolean, path = '/'): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': closedPolicy,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': isPublished(path) ? 'cross-origin' : 'same-origin',
    ...(secure && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  };
}

function isPublished(path: string): boolean {
  const [, segment = '', below] = path.split('/', 3);
  return below !== undefined && published.has(segment);
}

/** Sent with what the router answers, pages and their data: other sites may link to it, and no more. A page has a policy of its own. */
export function securityHeaders(secure: boolean): Readonly<Record<string, string>> {
  return {
    ...answerHeaders(secure),
    ...(secure && { 'reporting-endpoints': reportingEndpoints }),
    'x-frame-options': 'DENY',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(self), payment=(self), usb=(), browsing-topics=()',
  };
}
