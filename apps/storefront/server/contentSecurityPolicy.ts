import { createHash } from 'node:crypto';
import type { ShopSettings } from '../app/shopSettings.ts';
import { reportPath } from './browserReports.ts';

/** Of what is no page: whatever its bytes say, it runs, loads and frames nothing. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

/** The endpoint named `shop` in a policy, for browsers that send reports there; those send them over https alone. */
export const reportingEndpoints = `shop="${reportPath}"`;

/** Where a browser asks how Google Pay is paid with, and where those addresses lead it on. */
const googlePay = ' https://google.com/pay https://www.google.com/pay https://pay.google.com';

/**
 * The policy of a page: only our files (on https asked for in no other way), and, by hash, only the given inline scripts:
 * those its document was made with, so what comes from outside is none of them. A nonce would be the same for everyone in a
 * page that is kept (decision 9). Styles may be inline: a page's own come in it, and later ones are added by script. Text becomes HTML in the browser by one rule alone, the default
 * policy of `app/shell/inertHtml.ts`, and never a script.
 */
export function contentSecurityPolicy(
  scripts: readonly string[],
  { publicUrl, mediaOrigins, germanSite, takesGooglePay }: ShopSettings,
): string {
  const hashes = new Set<string>();
  for (const script of scripts)
    hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  const media = mediaOrigins.map((origin) => ` ${origin}`).join('');
  const secure = publicUrl.startsWith('https:');
  return [
    "default-src 'none'",
    `script-src 'self' ${[...hashes].join(' ')}`.trimEnd(),
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data:${media}`,
    `media-src 'self'${media}`,
    "font-src 'self'",
    // A custom block's and a player's frame; no other answer of ours may be framed.
    "frame-src 'self'",
    `connect-src 'self'${takesGooglePay ? googlePay : ''}`,
    // Choosing Germany is a form, and its answer leads there.
    `form-action 'self'${germanSite === undefined ? '' : ` ${new URL(germanSite).origin}`}`,
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
    ...(secure ? ['upgrade-insecure-requests', 'report-to shop'] : []),
    // For browsers that do not know the one before, which those that do prefer.
    `report-uri ${reportPath}`,
  ].join('; ');
}
