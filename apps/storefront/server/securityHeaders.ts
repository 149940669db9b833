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
    'content-security-policy': closedPolicy,
    ...(!isAsset(path) && ofDocuments),
    'cross-origin-resource-policy': isPublished(path) ? 'cross-origin' : 'same-origin',
    ...(secure && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  };
}

/** What browsers go by where an answer is a page. */
const ofDocuments = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
} as const;

/** A file of the build: scripts, fonts and styles, of which a visit asks for dozens. */
function isAsset(path: string): boolean {
  return path.startsWith('/assets/');
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
