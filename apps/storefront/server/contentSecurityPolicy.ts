import { createHash } from 'node:crypto';

/** What a page may reach beside the shop itself, by what the shop is set up with. */
interface Elsewhere {
  readonly germanSite?: string | undefined;
  readonly takesGooglePay?: boolean | undefined;
}

/** Where a browser asks how Google Pay is paid with, and where those addresses lead it on. */
const googlePay = ' https://google.com/pay https://www.google.com/pay https://pay.google.com';

/**
 * The policy of a page: only our files, and, by hash, only the given inline scripts, which the framework has marked
 * while the page was rendered (a nonce in a cached page would be the same for everyone; decision 9). The mark is a new
 * random word for each render, so what comes from outside cannot carry it. Styles may be inline: a page's
 * own come in it, and later ones are added by script.
 */
export function contentSecurityPolicy(
  scripts: readonly string[],
  mediaOrigins: readonly string[],
  { germanSite, takesGooglePay = false }: Elsewhere = {},
): string {
  const hashes = new Set<string>();
  for (const script of scripts)
    hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  const media = mediaOrigins.map((origin) => ` ${origin}`).join('');
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
  ].join('; ');
}
