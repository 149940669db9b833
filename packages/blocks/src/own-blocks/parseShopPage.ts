import { z } from 'zod';
import { type ContentPageContent, pageWithin, parsePage, productCodesIn } from '../content-page/parsePage.ts';
import { unseenBlocks } from '../content-page/unseenBlocks.ts';
import { type BrokenBlock, type ParsedBlocks, parseBlocks, problemOf, shownOf } from '../parse.ts';
import { readContent } from '../readContent.ts';
import { blockIdOf } from '../schemaAddress.ts';
import { type OwnBlock, type OwnBlocks, ownBlockOf } from './ownBlock.ts';

/** An own block in its place on a page. */
export interface OwnSlot {
  readonly id: string;
  readonly key: string;
  /** What its schema read; nothing of which can be shown is absent, and `broken` says why. */
  readonly content?: object | undefined;
  readonly broken?: BrokenBlock;
}

/** A part of a page from top to bottom: blocks of this package in a row, or one of the shop's own. */
export type ShopSlot = { readonly ours: ParsedBlocks } | { readonly own: OwnSlot };

/** A page composed of this package's blocks and a shop's own. It is data: a loader may return it. */
export interface ShopPage extends Omit<ContentPageContent, 'slots'> {
  readonly slots: readonly ShopSlot[];
  /** The style codes that its blocks name: what a loader asks cards for. */
  readonly productCodes: readonly string[];
}

const tagged = z.object({ _meta: z.object({ schema: z.string() }) });
const slotted = z.looseObject({ slots: z.array(z.unknown()) });

/**
 * A delivered item as a page of a shop that has blocks of its own; nothing for one whose schema is another. It never throws: what is
 * wrong is left out and told among what is broken. Own blocks stand in the slots of a page, not inside other blocks.
 */
export function parseShopPage(item: unknown, own: OwnBlocks): ShopPage | undefined {
  const { data } = slotted.safeParse(item);
  // The page's own fields; its slots follow, each by whose it is.
  const page = parsePage(data === undefined ? item : { ...data, slots: [] });
  if (page === undefined) return undefined;
  const slots = slotsOf(data?.slots ?? [], own);
  const blocks = slots.flatMap((slot) => ('ours' in slot ? slot.ours.blocks : []));
  const told = slots.flatMap((slot) => ('ours' in slot ? slot.ours.broken : (slot.own.broken ?? [])));
  return {
    ...page,
    slots,
    productCodes: productCodesIn(blocks),
    broken: [...page.broken, ...told, ...unseenBlocks(blocks)],
  };
}

function slotsOf(items: readonly unknown[], own: OwnBlocks): readonly ShopSlot[] {
  const slots: ShopSlot[] = [];
  let ours: unknown[] = [];
  const endOurs = () => {
    if (ours.length > 0) slots.push({ ours: oursOf(ours, slots.length) });
    ours = [];
  };
  for (const item of items) {
    const schemaId = tagged.safeParse(item).data?._meta.schema ?? '';
    const id = blockIdOf(schemaId) ?? '';
    const block = ownBlockOf(own, id);
    if (block === undefined) ours.push(item);
    else {
      endOurs();
      slots.push({ own: ownSlot(block, { id, schemaId, item, key: String(slots.length) }) });
    }
  }
  endOurs();
  return slots;
}

/** Blocks in a row, under keys that no other row of the page has. */
function oursOf(items: readonly unknown[], at: number): ParsedBlocks {
  const { blocks, broken } = parseBlocks(items, (id) => (id === 'content-page' ? pageWithin : undefined));
  const keyed = <Keyed extends { readonly key: string }>(entry: Keyed): Keyed => ({
    ...entry,
    key: `${at}-${entry.key}`,
  });
  return { blocks: blocks.map(keyed), broken: broken.map(keyed) };
}

interface Found {
  readonly id: string;
  readonly schemaId: string;
  readonly key: string;
  readonly item: unknown;
}

function ownSlot({ schema }: OwnBlock, { id, schemaId, key, item }: Found): OwnSlot {
  const { content, faults } = readContent(schema, item);
  const shown = content === undefined ? 'not' : shownOf(faults);
  const broken = { key, position: 0, schemaId, problem: problemOf(faults, shown), faults, shown } as const;
  return { id, key, ...(content !== undefined && { content }), ...(faults.length > 0 && { broken }) };
}

/** A page as shoppers get it: what an editor wrote wrong is not their business. */
export function forShoppers(page: ShopPage): ShopPage {
  const slots = page.slots.map(
    (slot): ShopSlot =>
      'ours' in slot
        ? { ours: { ...slot.ours, broken: [] } }
        : { own: { id: slot.own.id, key: slot.own.key, content: slot.own.content } },
  );
  const { desktopSticker, mobileSticker } = page;
  return {
    ...page,
    slots,
    desktopSticker: { ...desktopSticker, broken: [] },
    mobileSticker: { ...mobileSticker, broken: [] },
    broken: [],
  };
}
