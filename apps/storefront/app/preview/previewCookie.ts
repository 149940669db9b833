import { type ShopCookie, shopCookie } from '../http/shopCookie.ts';
import { type PreviewAccess, signed, unsigned } from './previewAccess.ts';
import { stagingHost } from './stagingHost.ts';

/** What an editor looks at: a host with content that is not published yet, and the moment it is shown for. */
export interface Preview {
  readonly host: string;
  /** Milliseconds since 1970 as the content service gives them; empty for now. */
  readonly timestamp: string;
}

const halfDaySeconds = 12 * 60 * 60;
/** Up to the year 5138, so that a date can always be made of it, in the database too. */
const moment = /^\d{0,14}$/;

/** On https only the cookie that no other host can set is one. */
function previewCookie(publicUrl: string): ShopCookie {
  const name = publicUrl.startsWith('https:') ? '__Host-preview' : 'preview';
  return shopCookie({ name, maxAge: halfDaySeconds, hostOnly: false });
}

/** Whether a `Cookie` header carries a preview, good or bad: such a request is never answered from what is shared. */
export function hasPreviewCookie(cookies: string | null | undefined, publicUrl: string): boolean {
  return previewCookie(publicUrl).read(cookies) !== undefined;
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
  const value = previewCookie(publicUrl).read(cookies);
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
  const cookie = previewCookie(publicUrl);
  const secure = publicUrl.startsWith('https:');
  if (preview === undefined) return cookie.forget(secure);
  return cookie.write(signed(`${preview.host}~${preview.timestamp}`, previewAccess), secure);
}
