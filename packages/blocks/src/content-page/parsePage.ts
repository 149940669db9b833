import { z } from 'zod';
import type { Media } from '../fields/media.ts';
import { type BrokenBlock, faultsOf, type ParsedBlocks, parseBlocks } from '../parse.ts';
import { schemaAddress } from '../schemaAddress.ts';
import type { Block } from '../schemas.ts';
import { contentPage } from './schema.ts';

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

const address = schemaAddress('content-page');
const tagged = z.looseObject({ _meta: z.object({ schema: z.literal(address) }) });

/**
 * A delivered item as a page; nothing for one whose schema is another. A field of the page that is wrong is left out
 * and told among what is broken, so that a page always stands.
 */
export function parsePage(item: unknown): ContentPageContent | undefined {
  const page = tagged.safeParse(item);
  if (!page.success) return undefined;
  const { fields, broken } = fieldsOf(page.data);
  const slots = parseBlocks(fields.slots);
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
    broken: [...broken, ...slots.broken, ...desktopSticker.broken, ...mobileSticker.broken],
  };
}

function fieldsOf(item: Record<string, unknown>): {
  fields: z.output<typeof contentPage>;
  broken: readonly BrokenBlock[];
} {
  const parsed = contentPage.safeParse(item);
  if (parsed.success) return { fields: parsed.data, broken: [] };
  const wrong = new Set(parsed.error.issues.map(({ path: [field] }) => field));
  const right = Object.fromEntries(Object.entries(item).filter(([field]) => !wrong.has(field)));
  const problem = z.prettifyError(parsed.error);
  return {
    fields: contentPage.parse(right),
    broken: [{ key: 'page', position: 0, schemaId: address, problem, faults: faultsOf(parsed.error) }],
  };
}

const none: ParsedBlocks = { blocks: [], broken: [] };

function parseSticker(item: unknown): ParsedBlocks {
  if (item === undefined || item === null) return none;
  const parsed = parseBlocks([item]);
  const other = parsed.blocks.find(({ id }) => id !== 'sticker');
  if (other === undefined) return parsed;
  const problem = `Only a sticker can stand here, not a ${other.id}. Put it into the page's slots instead.`;
  return {
    blocks: [],
    broken: [
      {
        key: other.key,
        position: 0,
        schemaId: schemaAddress(other.id),
        problem,
        faults: [{ path: '_meta.schema', reason: problem }],
      },
    ],
  };
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
