import { type PreviewAccess, signed, unsigned } from './previewAccess.ts';
import { stagingHost } from './stagingHost.ts';

/** What an editor looks at: a host with content that is not published yet, and the moment it is shown for. */
export interface Preview {
  readonly host: string;
  /** Milliseconds since 1970 as the content service gives them; empty for now. */
  readonly timestamp: string;
}

const longestSeconds = 12 * 60 * 60;
/** Up to the year 33658, so that a date can always be made of it. */
const moment = /^\d{0,15}$/;

/** A `__Host-` cookie needs https, which a laptop does not have. */
function previewCookieName(publicUrl: string): 'preview' | '__Host-preview' {
  return publicUrl.startsWith('https:') ? '__Host-preview' : 'preview';
}

/** Whether a `Cookie` header carries a preview, good or bad: such a request is never answered from what is shared. */
export function hasPreviewCookie(cookies: string | null | undefined, publicUrl: string): boolean {
  return cookies ? valueIn(cookies, previewCookieName(publicUrl)) !== undefined : false;
}

/** The preview a `Cookie` header carries, if we wrote it and its host may still be previewed here. */
export function previewIn(
  cookies: string | null,
  {
    publicUrl,
    previewHosts,
    previewAccess,
  }: { publicUrl: string; previewHosts: readonly string[]; previewAccess: PreviewAccess },
): Preview | undefined {
  const value = valueIn(cookies ?? '', previewCookieName(publicUrl));
  const text = value === undefined ? undefined : unsigned(value, previewAccess);
  return text === undefined ? undefined : toPreview(text.split('~'), previewHosts);
}

/** A preview of a host and a moment as they came; the host of a moment that is none is shown for now. */
export function toPreview(
  [domain = '', timestamp = '']: readonly string[],
  hosts: readonly string[],
): Preview | undefined {
  const host = stagingHost(domain, hosts);
  return host.ok ? { host: host.value, timestamp: moment.test(timestamp) ? timestamp : '' } : undefined;
}

/** Stores a preview for half a day, signed and out of reach of scripts; without one, takes the cookie away. */
export function writePreviewCookie(
  preview: Preview | undefined,
  { publicUrl, previewAccess }: { publicUrl: string; previewAccess: PreviewAccess },
): string {
  const name = previewCookieName(publicUrl);
  const value = preview ? signed(`${preview.host}~${preview.timestamp}`, previewAccess) : '';
  const age = preview ? longestSeconds : 0;
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${name}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`;
}

function valueIn(cookies: string, name: string): string | undefined {
  for (const pair of cookies.split(';')) {
    const at = pair.indexOf('=');
    if (pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}
