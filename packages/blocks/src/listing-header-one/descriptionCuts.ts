/** Above this many characters a description is too long (blocks §9). */
const longest = 35;

/** Characters kept of a description that is too long (blocks §9). */
const kept = { phone: 30, desktop: 100 } as const;

/** What an editor leaves in the field when there is nothing to say yet. */
const placeholder = /^\W*placeholder\W*$/i;

/** A description as each kind of screen first shows it. */
export interface DescriptionCuts {
  readonly full: string;
  /** Cut for a phone; absent when the description is short enough to be shown whole. */
  readonly phone?: string;
  /** Cut for a desktop; absent when a desktop shows it whole. */
  readonly desktop?: string;
}

const cut = (text: string, length: number): string => `${text.slice(0, length).trimEnd()}…`;

/** Cuts a description for phones and desktops. Nothing is left of a blank one or a placeholder. */
export function descriptionCuts(description: string | undefined): DescriptionCuts | undefined {
  const full = description?.trim() ?? '';
  if (full === '' || placeholder.test(full)) return undefined;
  if (full.length <= longest) return { full };
  const phone = cut(full, kept.phone);
  return full.length <= kept.desktop ? { full, phone } : { full, phone, desktop: cut(full, kept.desktop) };
}
