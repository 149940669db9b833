import { hex } from '@tailorbird/tokens/hex';

/** What the site's theme calls its colours and fonts, in the brand's. */
const brand = {
  'c-bg': hex.paper,
  'c-bg-alt': hex.chalk,
  'c-bg-soft': hex.chalk,
  'c-bg-elv': hex.paper,
  'c-text-1': hex.ink,
  'c-text-2': hex.softInk,
  'c-text-3': hex.softInk,
  'c-border': hex.control,
  'c-divider': hex.line,
  'c-gutter': hex.line,
  'c-brand-1': hex.madder,
  'c-brand-2': hex.ink,
  'c-brand-3': hex.madder,
  'c-brand-soft': `${hex.blush}66`,
  'c-default-1': hex.line,
  'c-default-2': hex.line,
  'c-default-3': hex.chalk,
  'c-default-soft': `${hex.line}66`,
  'c-white': hex.paper,
  'code-color': hex.ink,
  'code-block-color': hex.ink,
  'button-brand-bg': hex.ink,
  'button-brand-text': hex.paper,
  'button-brand-hover-bg': hex.inkHover,
  'button-brand-hover-text': hex.paper,
  'button-brand-active-bg': hex.inkHover,
  'home-hero-name-color': hex.ink,
  'font-family-base': "'Figtree Variable', Arial, Helvetica, sans-serif",
} as const;

/** The brand as custom properties of the site's theme, stronger than the theme's own. */
export const brandCss = `html:root{${Object.entries(brand)
  .map(([name, value]) => `--vp-${name}:${value}`)
  .join(';')}}`;
