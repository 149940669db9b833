/** How long what never changes under its name may be kept: a year (services §4). */
export const forEver = 'public, max-age=31536000, immutable';

/** The shop's account, which may stand before a name as the service writes it: `/i/tailorbird/{name}` (services §4). */
const account = 'tailorbird/';

/** What follows `/i/`, `/s/` or `/v/` in the path, decoded; a spoilt escape stays as it is and so names nothing. */
export function nameIn(path: string, part: 'i' | 's' | 'v'): string {
  const after = path.slice(path.indexOf(`/${part}/`) + 3);
  const name = after.startsWith(account) ? after.slice(account.length) : after;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
