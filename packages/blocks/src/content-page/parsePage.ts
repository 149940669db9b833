import { z } from 'zod';
import type { Media } from '../fields/media.ts';
import {
  type BrokenBlock,
  type ParsedBlocks,
  parseBlocks,
  problemOf,
  shownOf,
  type WrittenBlock,
  writtenBlocks,
} from '../parse.ts';
import { readContent } from '../readContent.ts';
import { blockIdOf, schemaAddress } from '../schemaAddress.ts';
import type { Block, BlockId } from '../schemas.ts';
import { contentPage } from './schema.ts';
import { unseenBlocks } from './unseenBlocks.ts';

/** A page whose blocks have been sorted into what can be shown and what cannot. */
export interface ContentPageContent {
  readonly title: string;
  readonly seoTitle: string;
  readonly seoDescription: string;
  readonly socialImage: Media | undefined;
  readonly slots: ParsedBlocks;
  /** One sticker or none, seen from 768 px up. */
  readonly desktopSticker: ParsedBlocks;
  /** One sticker or none, seen below 768 px. */
  readonly mobileSticker: ParsedBlocks;
  /** Everything of the page that cannot be shown, its own fields among it. */
  readonly broken: readonly BrokenBlock[];
}

/** What is told of a page in another page's slots. */
export const pageWithin = 'A page cannot stand inside another page. Put its blocks into the slots instead.';
const tagged = z.looseObject({
  _meta: z.object({ schema: z.string().refine((address) => blockIdOf(address) === 'content-page') }),
});

/**
 * A delivered item as a page; nothing for one whose schema is another. A field of the page that is wrong is left out
 * and told among what is broken, so that a page always stands.
 */
export function parsePage(item: unknown): ContentPageContent | undefined {
  const page = tagged.safeParse(item);
  if (!page.success) return undefined;
  const { fields, broken } = fieldsOf(page.data);
  const parsed = parseBlocks(fields.slots, noPage);
  const slots = {
    blocks: parsed.blocks,
    broken: [...broken, ...parsed.broken, ...unseenBlocks(parsed.blocks)],
  };
  const desktopSticker = parseSticker(fields.desktopSticker);
  const mobileSticker = parseSticker(fields.mobileSticker);
  return {
    title: fields.title,
    seoTitle: fields.seoTitle ?? fields.title,
    seoDescription: fields.seoDescription ?? '',
    socialImage: fields.socialImage,
    slots,
    desktopSticker,
    mobileSticker,
    broken: [...slots.broken, ...desktopSticker.broken, ...mobileSticker.broken],
  };
}

const noPage = (id: BlockId): string | undefined => (id === 'content-page' ? pageWithin : undefined);

/** The blocks of a page's slots as their editors wrote them; of another item, itself. */
export function writtenOn(item: unknown): readonly WrittenBlock[] {
  const page = tagged.safeParse(item);
  return page.success ? writtenBlocks(fieldsOf(page.data).fields.slots, noPage) : writtenBlocks([item]);
}

function fieldsOf(item: Record<string, unknown>): {
  fields: z.output<typeof contentPage>;
  broken: readonly BrokenBlock[];
} {
  const { content = contentPage.parse({}), faults } = readContent(contentPage, item);
  if (faults.length === 0) return { fields: content, broken: [] };
  const shown = shownOf(faults);
  const problem = problemOf(faults, shown);
  return {
    fields: content,
    broken: [{ key: 'page', position: 0, schemaId: schemaAddress('content-page'), problem, faults, shown }],
  };
}

const none: ParsedBlocks = { blocks: [], broken: [] };

function parseSticker(item: unknown): ParsedBlocks {
  if (item === undefined || item === null) return none;
  return parseBlocks([item], (id) =>
    id === 'sticker'
      ? undefined
      : `Only a sticker can stand here, not a ${id}. Put it into the page's slots instead.`,
  );
}

/** The style codes a page's blocks name, each once, in the order they are met: what the loader asks cards for. */
export function productCodesIn(blocks: readonly Block[]): readonly string[] {
  const codes = blocks.flatMap((block) => {
    if (block.id === 'card-group') return block.content.productSkus;
    if (block.id === 'product-card') return [block.content.productSku];
    return [];
  });
  return [...new Set(codes)];
}
