/** Above this many characters a description of variant one is too long (blocks §9). */
const longest = 35;

/** Characters kept of a description that is too long (blocks §9); variant two keeps the desktop’s everywhere. */
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

/** Cuts between characters, never through one that takes two places, such as an emoji. */
function cut(text: string, length: number): string {
  const last = text.charCodeAt(length - 1);
  const halved = last >= 0xd800 && last <= 0xdbff;
  return `${text.slice(0, halved ? length - 1 : length).trimEnd()}…`;
}

/** Variant one: cuts a description for phones and desktops. Nothing is left of a blank one or a placeholder. */
export function descriptionCuts(description: string | undefined): DescriptionCuts | undefined {
  const full = description?.trim() ?? '';
  if (full === '' || placeholder.test(full)) return undefined;
  if (full.length <= longest) return { full };
  const phone = cut(full, kept.phone);
  return full.length <= kept.desktop ? { full, phone } : { full, phone, desktop: cut(full, kept.desktop) };
}

/** Variant two: cuts a description above 100 characters to 100, on every screen. Nothing is left of a blank one. */
export function evenCuts(description: string | undefined): DescriptionCuts | undefined {
  const full = description?.trim() ?? '';
  if (full === '') return undefined;
  if (full.length <= kept.desktop) return { full };
  const both = cut(full, kept.desktop);
  return { full, phone: both, desktop: both };
}
