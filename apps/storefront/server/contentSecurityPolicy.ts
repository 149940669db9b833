import { createHash } from 'node:crypto';

const inlineScript =
  /<script(?![^>]*\bsrc=)(?![^>]*\btype="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The policy of a page: only our files, and only the inline scripts the page was rendered with, by hash
 * (a nonce in a cached page would be the same for everyone; decision 9). Styles may be inline because
 * styled-components inserts them.
 */
export function contentSecurityPolicy(
  html: string,
  mediaOrigins: readonly string[],
  germanSite?: string,
): string {
  const hashes = new Set<string>();
  for (const [, script = ''] of html.matchAll(inlineScript))
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
    "connect-src 'self'",
    // Choosing Germany is a form, and its answer leads there.
    `form-action 'self'${germanSite === undefined ? '' : ` ${new URL(germanSite).origin}`}`,
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
  ].join('; ');
}
