// Written by `node packages/tokens/generate.ts` from tokens.json. Do not edit.

export const color = {
  /** Text, filled buttons, the announcement bar. */
  ink: 'var(--tb-color-ink)',
  /** A filled ink button under the pointer. */
  inkHover: 'var(--tb-color-ink-hover)',
  /** Second-rank text: hints, counts, former prices. */
  softInk: 'var(--tb-color-soft-ink)',
  /** The page, and text on dark fields. */
  paper: 'var(--tb-color-paper)',
  /** The ground behind pictures; quiet panels. */
  chalk: 'var(--tb-color-chalk)',
  /** Ornament only: hairlines that carry no meaning. */
  line: 'var(--tb-color-line)',
  /** Edges of fields and other controls (3:1 on paper and chalk). */
  control: 'var(--tb-color-control)',
  /** The brand: stitches, the full stop in the logo. */
  madder: 'var(--tb-color-madder)',
  /** Sale prices and sale badges. */
  sale: 'var(--tb-color-sale)',
  /** Messages and edges of a field that needs attention. */
  error: 'var(--tb-color-error)',
  /** Messages that something worked. */
  success: 'var(--tb-color-success)',
  /** A strong field; text on it is paper. */
  moss: 'var(--tb-color-moss)',
  /** A strong field; text on it is paper. */
  indigo: 'var(--tb-color-indigo)',
  /** A bright field; text on it is ink. */
  mustard: 'var(--tb-color-mustard)',
  /** A tint; text on it is ink. */
  blush: 'var(--tb-color-blush)',
  /** A tint; text on it is ink. */
  duckEgg: 'var(--tb-color-duck-egg)',
  /** The focus ring. */
  focus: 'var(--tb-color-focus)',
  /** The gap between a control and its focus ring. */
  focusGap: 'var(--tb-color-focus-gap)',
  /** The veil behind a dialog or drawer. */
  scrim: 'var(--tb-color-scrim)',
} as const;

export const space = {
  /** Spacing block XXS (blocks §9). */
  xxs: 'var(--tb-space-xxs)',
  /** Spacing block XS. */
  xs: 'var(--tb-space-xs)',
  /** Spacing block Small. */
  small: 'var(--tb-space-small)',
  /** Spacing block Medium. */
  medium: 'var(--tb-space-medium)',
  /** Spacing block Large. */
  large: 'var(--tb-space-large)',
  /** Spacing block XL. */
  xl: 'var(--tb-space-xl)',
  /** Spacing block XXL. */
  xxl: 'var(--tb-space-xxl)',
  /** Inner step: 1 × 4 px. */
  x1: 'var(--tb-space-x1)',
  /** Inner step: 2 × 4 px. */
  x2: 'var(--tb-space-x2)',
  /** Inner step: 3 × 4 px. */
  x3: 'var(--tb-space-x3)',
  /** Inner step: 4 × 4 px; the narrow grid gap. */
  x4: 'var(--tb-space-x4)',
  /** Inner step: 5 × 4 px. */
  x5: 'var(--tb-space-x5)',
  /** Inner step: 6 × 4 px. */
  x6: 'var(--tb-space-x6)',
  /** Inner step: 8 × 4 px. */
  x8: 'var(--tb-space-x8)',
  /** Inner step: 10 × 4 px; the wide grid gap. */
  x10: 'var(--tb-space-x10)',
  /** Space between the page’s edge and its content: 20 on a phone, 40 above. */
  pageMargin: 'var(--tb-space-page-margin)',
  /** Space between two blocks of a page: 48 on a phone, 72 above. */
  section: 'var(--tb-space-section)',
} as const;

export const size = {
  /** Smallest side of a thing to press. */
  target: 'var(--tb-size-target)',
  /** Widest the content grows. */
  page: 'var(--tb-size-page)',
  /** Widest a paragraph grows. */
  measure: 'var(--tb-size-measure)',
} as const;

export const font = {
  /** Headings and the logo. Stands in for the brand font Quisas. */
  heading: 'var(--tb-font-heading)',
  /** Everything else. Stands in for the brand font Athletics. */
  body: 'var(--tb-font-body)',
} as const;

export const weight = {
  regular: 'var(--tb-weight-regular)',
  medium: 'var(--tb-weight-medium)',
  semibold: 'var(--tb-weight-semibold)',
  bold: 'var(--tb-weight-bold)',
  extraBold: 'var(--tb-weight-extra-bold)',
} as const;

export const leading = {
  heading: 'var(--tb-leading-heading)',
  snug: 'var(--tb-leading-snug)',
  body: 'var(--tb-leading-body)',
} as const;

export const tracking = {
  /** Headings are set tight. */
  heading: 'var(--tb-tracking-heading)',
  /** Small capitals are set loose. */
  caps: 'var(--tb-tracking-caps)',
} as const;

export const type = {
  /** Hero heading: 54 on a phone, 94 above. */
  hero: 'var(--tb-type-hero)',
  /** A page’s name, a strong field: 40 on a phone, 60 above. */
  display: 'var(--tb-type-display)',
  /** Section heading: 32 on a phone, 44 above. */
  section: 'var(--tb-type-section)',
  /** A tile’s or a panel’s heading: 26 on a phone, 32 above. */
  title: 'var(--tb-type-title)',
  /** A small heading: 20 on a phone, 22 above. */
  subtitle: 'var(--tb-type-subtitle)',
  /** Above and below a hero heading: 30 on a phone, 36 above. */
  standfirst: 'var(--tb-type-standfirst)',
  /** An opening sentence: 18 on a phone, 21 above. */
  lead: 'var(--tb-type-lead)',
  /** Running text. */
  body: 'var(--tb-type-body)',
  /** Running text that matters. */
  bodyStrong: 'var(--tb-type-body-strong)',
  /** Buttons and links to press. */
  action: 'var(--tb-type-action)',
  /** A product’s name and price on a card. */
  card: 'var(--tb-type-card)',
  /** Hints, counts, breadcrumbs. */
  small: 'var(--tb-type-small)',
  /** Field labels. */
  smallStrong: 'var(--tb-type-small-strong)',
  /** Badges. */
  micro: 'var(--tb-type-micro)',
} as const;

export const radius = {
  /** Every corner. */
  corner: 'var(--tb-radius-corner)',
  /** Swatches, round buttons. */
  round: 'var(--tb-radius-round)',
} as const;

export const stroke = {
  /** Edges of fields, ornamental lines. */
  hairline: 'var(--tb-stroke-hairline)',
  /** The line under a text action, the edge of an outlined button. */
  line: 'var(--tb-stroke-line)',
  /** The focus ring and its gap; the running stitch. */
  ring: 'var(--tb-stroke-ring)',
} as const;

export const shadow = {
  /** Overlays only; nothing on the page casts a shadow. */
  overlay: 'var(--tb-shadow-overlay)',
} as const;

export const motion = {
  /** Small things: a colour, an underline. */
  small: 'var(--tb-motion-small)',
  /** Things that slide in. */
  drawer: 'var(--tb-motion-drawer)',
} as const;

export const layer = {
  /** Above its neighbours: a badge on a picture. */
  raised: 'var(--tb-layer-raised)',
  /** The header and the mobile bottom bar. */
  sticky: 'var(--tb-layer-sticky)',
  /** Menus, popovers, tooltips. */
  popover: 'var(--tb-layer-popover)',
  /** Notifications. */
  notice: 'var(--tb-layer-notice)',
  /** The loading bar and the skip link. */
  progress: 'var(--tb-layer-progress)',
} as const;
