import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Who may look at what is not published. */
export interface PreviewAccess {
  /** What a link has to carry, and what the preview's cookie is signed with. */
  readonly secret: string;
  /** Whether a link needs none, as in a demonstration on this machine. */
  readonly isOpen: boolean;
}

/** The parameter of a link that carries the secret, beside `ampl_domain` and `ampl_timestamp`. */
export const secretParameter = 'ampl_secret';

/** Whether a link with this secret may enter a preview. */
export function mayPreview(given: string | null, { secret, isOpen }: PreviewAccess): boolean {
  return isOpen || (given !== null && isSame(given, secret));
}

/** A text with its signature, which nobody without the secret can make. */
export function signed(text: string, { secret }: PreviewAccess): string {
  return `${text}~${signatureOf(text, secret)}`;
}

/** The text of a signed one; nothing when it was not signed with this secret. */
export function unsigned(value: string, { secret }: PreviewAccess): string | undefined {
  const at = value.lastIndexOf('~');
  const text = value.slice(0, Math.max(at, 0));
  return at > 0 && isSame(value.slice(at + 1), signatureOf(text, secret)) ? text : undefined;
}

function signatureOf(text: string, secret: string): string {
  return createHmac('sha256', secret).update(`preview cookie ${text}`).digest('base64url');
}

/** Takes as long for every wrong text, so that its time tells nothing. */
function isSame(given: string, wanted: string): boolean {
  const [one, other] = [given, wanted].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
