/** The families of blocks, as editors and the specification group them, with the words above each group. */
export const families = {
  banner: 'Banners',
  tile: 'Jump-offs and tiles',
  product: 'Products',
  text: 'Text',
  listing: 'Listing pages',
  furniture: 'Page furniture',
  embed: 'Embeds',
  page: 'Pages',
  other: 'Others',
} as const;
export type Family = keyof typeof families;

/** A block the specification demands: its words for it, and the id it goes by here. */
export interface DemandedBlock {
  readonly id: string;
  /** The specification’s name for it (blocks §1, §2). */
  readonly named: string;
}

/** Every block of the specification, by family. The registry may hold more; it may not hold less. */
export const demandedBlocks: Readonly<Record<Exclude<Family, 'other'>, readonly DemandedBlock[]>> = {
  banner: [
    { id: 'hero', named: 'hero banner' },
    { id: 'hero-carousel', named: 'hero banners, one after another' },
    { id: 'large-text-banner', named: 'large text banner' },
    { id: 'scrolling-text-banner', named: 'animated scrolling text banner' },
    { id: 'sizes-banner', named: 'sizes banner' },
    { id: 'navigation-links-banner', named: 'navigation links banner' },
    { id: 'divider-text', named: 'divider text' },
  ],
  tile: [
    { id: 'jump-off', named: 'jump-off, types 1 to 3' },
    { id: 'jump-off-group', named: 'jump-off groups of 2, 3 or 4' },
    { id: 'link-group', named: 'link group' },
    { id: 'link-tile', named: 'link tile' },
    { id: 'link-tile-group', named: 'group of 4 link tiles' },
    { id: 'two-column-tile', named: 'two-column tile' },
    { id: 'tall-image', named: 'tall image type 1' },
  ],
  product: [
    { id: 'product-card', named: 'product card' },
    { id: 'scrollable-card', named: 'scrollable card' },
    { id: 'card-group', named: 'card group (slider)' },
    { id: 'shop-the-look-one', named: 'shop-the-look type 1' },
    { id: 'shop-the-look-two', named: 'shop-the-look type 2' },
    { id: 'product-list-slot', named: 'product-list content slots' },
    { id: 'snug-content-card', named: 'snug content card' },
    { id: 'snug-content-card-group', named: 'snug content card group' },
  ],
  text: [
    { id: 'accordion', named: 'accordion' },
    { id: 'text-block', named: 'text block' },
    { id: 'text-block-large', named: 'text block large' },
    { id: 'text-box-one', named: 'text box type 1' },
    { id: 'text-box-two', named: 'text box type 2' },
    { id: 'call-to-action-group', named: 'call-to-action button groups' },
    { id: 'size-block', named: 'size block' },
  ],
  listing: [
    { id: 'listing-header-one', named: 'listing-page header variant one' },
    { id: 'listing-header-two', named: 'listing-page header variant two' },
  ],
  furniture: [
    { id: 'app-header', named: 'app-header, the header’s settings' },
    { id: 'benefit-bar', named: 'benefit bar' },
    { id: 'countdown-timer', named: 'countdown timer' },
    { id: 'sticker', named: 'sticker' },
    { id: 'sticker-template', named: 'sticker template' },
    { id: 'spacing-block', named: 'spacing block' },
    { id: 'desktop-navigation', named: 'desktop mega-menu' },
    { id: 'mobile-navigation', named: 'mobile navigation, 3 layers' },
    { id: 'mobile-navigation-alternative', named: 'mobile navigation with category circles' },
    { id: 'footer', named: 'footer' },
    { id: 'locale-selector-image', named: 'locale selector image' },
    { id: 'my-account-image', named: 'my-account image' },
    { id: 'bag-page-image', named: 'bag-page image' },
    { id: 'bag-page-promo', named: 'bag-page promo slots' },
    { id: 'modal', named: 'modal' },
  ],
  embed: [
    { id: 'live-shopping', named: 'live-shopping channel' },
    { id: 'custom-block', named: 'custom HTML/CSS/JS block' },
  ],
  page: [
    { id: 'content-page', named: 'content page' },
    { id: 'error-page', named: 'error page' },
    { id: 'preview-bar', named: 'preview bar' },
  ],
};

const byId = new Map<string, Family>(
  // `Object.entries` types a record's keys as strings; these are the families above.
  (Object.entries(demandedBlocks) as [Family, readonly DemandedBlock[]][]).flatMap(([family, blocks]) =>
    blocks.map(({ id }) => [id, family] as const),
  ),
);

/** The family of a block; one that the specification does not know is among the others. */
export function familyOf(id: string): Family {
  return byId.get(id) ?? 'other';
}
