/** As much as we use of a browser's Trusted Types, which not each has. */
interface TrustedTypes {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string | null }) => unknown;
}

/** React makes a script element from this and fills in its text after it: data for search engines, which no browser runs. */
const emptyScript = '<script></script>';

/** A text that may become HTML: one without a tag, or the one tag React writes. Null refuses. */
export function inertHtml(html: string): string | null {
  return html === emptyScript || !html.includes('<') ? html : null;
}

/**
 * The page's policy for text that becomes HTML, the only one its Content-Security-Policy lets be made: whatever else puts
 * text into `innerHTML`, or into a script, is stopped by the browser and reported.
 */
export function allowInertHtml(): void {
  // Absent where the browser has none; not yet in every list of its types.
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', { createHTML: inertHtml });
}
