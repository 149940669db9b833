import { inject } from 'vitest';
import { previewSecret } from './previewSecret.ts';

/** The cookie of an editor who has entered a preview of the shop's own unpublished content. */
export async function previewCookie(origin = inject('origin')): Promise<string> {
  const entry = `/?ampl_domain=tailorbird.staging.bigcontent.io&ampl_timestamp=&ampl_secret=${previewSecret}`;
  const answer = await fetch(origin + entry, { redirect: 'manual' });
  const [cookie = ''] = answer.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
  return cookie;
}
