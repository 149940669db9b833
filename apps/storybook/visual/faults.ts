import type { Fault } from './seeFaults.ts';

/** Faults that a reviewer would overlook in the code and a shopper would not on the page. The pictures must show each. */
export const faults: readonly Fault[] = [
  {
    fault: 'a button that is wider by 8 pixels at each side',
    find: 'padding:var(--tb-space-x2) var(--tb-space-x6)',
    put: 'padding:var(--tb-space-x2) var(--tb-space-x8)',
    seenIn: ['primitives-button--primary.390', 'primitives-button--sizes.1440'],
  },
  {
    fault: 'the red of a sale, a shade darker',
    find: '--tb-color-sale:#B3261E',
    put: '--tb-color-sale:#A3201A',
    seenIn: ['primitives-badge--sale.390', 'primitives-price--reduced.1440'],
  },
  {
    fault: 'a button that stays as it is under the pointer',
    find: '{background:var(--tb-color-ink-hover);}',
    put: '{}',
    seenIn: ['primitives-button--pointed-at.390', 'primitives-button--pointed-at.1440'],
  },
  {
    fault: 'a link whose line is as thin under the pointer',
    find: ':hover{text-decoration-thickness:var(--tb-stroke-line);}',
    put: ':hover{}',
    seenIn: ['primitives-link--pointed-at.1440'],
  },
  {
    fault: 'strong words as regular ones',
    find: '--tb-weight-semibold:600',
    put: '--tb-weight-semibold:500',
    seenIn: ['primitives-button--primary.390', 'primitives-price--reduced.390'],
  },
  {
    fault: 'no badge on a card',
    find: ">[data-part='badge']{position:absolute",
    put: ">[data-part='badge']{display:none;position:absolute",
    seenIn: ['blocks-product-card--maximal.390', 'blocks-product-card--percent-off.1440'],
  },
  {
    fault: 'no ring round what has the focus',
    find: ':focus-visible:where(:not([tabindex="-1"])){',
    put: ':focus-visible:not(*){',
    seenIn: ['primitives-button--focused.390', 'blocks-size-block--focused.1440'],
  },
  {
    fault: 'no ring round a colour, so that white is not to be seen',
    find: 'forced-color-adjust:none;box-shadow:inset 0 0 0 var(--tb-stroke-hairline) color-mix(in srgb,var(--tb-color-ink) 55%,transparent)',
    put: 'forced-color-adjust:none',
    seenIn: ['blocks-product-card--many-colours.390', 'primitives-radiogroupfield--colours.1440'],
  },
  {
    fault: 'lines of a text nearer to each other',
    find: '--tb-type-body:var(--tb-weight-regular) 1rem/1.5 ',
    put: '--tb-type-body:var(--tb-weight-regular) 1rem/1.45 ',
    seenIn: ['blocks-text-block--default.390', 'tokens-type--styles.1440'],
  },
  {
    fault: 'corners of 4 pixels where they are of 2',
    find: '--tb-radius-corner:2px',
    put: '--tb-radius-corner:4px',
    seenIn: ['primitives-button--primary.1440', 'primitives-textfield--empty.390'],
  },
  {
    fault: 'a sticker over what it should stand beside',
    find: '--sticker-position,fixed);inset:auto var(--right,auto) ',
    put: '--sticker-position,fixed);inset:auto 40% ',
    seenIn: ['blocks-sticker--default.390', 'blocks-sticker--default.1440'],
  },
  {
    fault: 'a product a row on a phone, where there are two',
    find: 'grid-template-columns:repeat(2,minmax(0,1fr));gap:var(--tb-space-x8) var(--tb-space-x3)',
    put: 'grid-template-columns:minmax(0,1fr);gap:var(--tb-space-x8) var(--tb-space-x3)',
    seenIn: ['listing-listing--grid.390'],
  },
  {
    fault: 'a heart of 20 pixels where it is of 18',
    find: 'inline-size:18px;block-size:18px;margin:auto',
    put: 'inline-size:20px;block-size:20px;margin:auto',
    seenIn: ['blocks-product-card--default.390', 'blocks-product-card--default.1440'],
  },
  {
    fault: 'a heading that is larger by a pixel',
    find: '--tb-type-section:var(--tb-weight-medium) 2rem/',
    put: '--tb-type-section:var(--tb-weight-medium) 2.0625rem/',
    seenIn: ['primitives-heading--section.390', 'tokens-type--styles.390'],
  },
  {
    fault: 'square pictures of products, with heads cut off',
    find: ">[data-part='picture']{position:relative;aspect-ratio:4/5",
    put: ">[data-part='picture']{position:relative;aspect-ratio:1",
    seenIn: ['blocks-product-card--default.390', 'listing-listing--grid.1440'],
  },
  {
    fault: 'an old price that is not struck through',
    find: '`s`,{"aria-hidden"',
    put: '`span`,{"aria-hidden"',
    seenIn: ['primitives-price--reduced.390'],
  },
  {
    fault: 'what cannot be pressed, nearly as dark as what can',
    find: '[data-disabled]{opacity:0.45;}',
    put: '[data-disabled]{opacity:0.7;}',
    seenIn: ['primitives-button--disabled.390', 'primitives-button--disabled-link.1440'],
  },
  {
    fault: 'a page without half its margin',
    find: '--tb-space-page-margin:20px',
    put: '--tb-space-page-margin:12px',
    seenIn: ['blocks-card-group--default.390', 'blocks-text-block--default.390'],
  },
  {
    fault: 'no seam above the footer',
    find: '--stitch:var(--tb-color-madder);position:absolute;inset:0 0 auto;height:var(--tb-stroke-ring)',
    put: '--stitch:transparent;position:absolute;inset:0 0 auto;height:var(--tb-stroke-ring)',
    seenIn: ['blocks-footer--default.390', 'blocks-footer--default.1440'],
  },
  {
    fault: 'words on a picture without the shadow under them',
    find: 'linear-gradient(transparent,var(--faint) 28px,var(--half) 60px,var(--deep) 96px)',
    put: 'none',
    seenIn: ['blocks-tall-image--default.390', 'blocks-tall-image--default.1440'],
  },
  {
    fault: 'a benefit that nobody sees',
    find: '>ul>li[data-current]{visibility:visible;}',
    put: '>ul>li[data-current]{visibility:hidden;}',
    seenIn: ['blocks-benefit-bar--default.390', 'blocks-benefit-bar--maximal.1440'],
  },
  {
    fault: 'moving words that nobody sees',
    find: 'width:max-content;animation:',
    put: 'width:max-content;opacity:0;animation:',
    seenIn: ['blocks-scrolling-text-banner--default.390', 'blocks-scrolling-text-banner--default.1440'],
  },
  {
    fault: 'products on a tablet two by two, as on a phone',
    find: '{grid-template-columns:repeat(3,minmax(0,1fr));gap:var(--tb-space-x10) var(--tb-space-x4);}',
    put: '{}',
    seenIn: ['listing-listing--grid.768'],
  },
];
