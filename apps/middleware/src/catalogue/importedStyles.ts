import { addressPart } from '@tailorbird/commerce/listing/addressPart';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import { colourFromName, colourInTitle } from './colourFromName.ts';
import { type CsvProblem, quoted } from './csvProblem.ts';
import { htmlParagraphs } from './htmlParagraphs.ts';
import { importedPrices } from './importedPrices.ts';
import type { ImportedColour, ImportedStyle, ImportedVariant } from './importedStyle.ts';
import { noOption, optionSlots } from './optionSlots.ts';
import { placeInShop } from './placeInShop.ts';
import type { CsvRow } from './readCsv.ts';
import { parseShopifyRow, type ShopifyRow, type ShopifyVariant } from './shopifyRow.ts';

/** The most variants a product page loads (commerce §9). */
const maxVariants = 250;

type VariantRow = ShopifyRow & { readonly variant: ShopifyVariant };

/** The products of a file. Every line that cannot be understood is a problem, and one is enough to refuse it. */
export function importedStyles(rows: readonly CsvRow[]): Result<ImportedStyle[], CsvProblem[]> {
  const problems: CsvProblem[] = [];
  const parsed = rows.map((row) => parseShopifyRow(row, problems));
  const products = [...Map.groupBy(parsed, ({ handle }) => handle).values()];
  noteRepeatedSkus(parsed, problems);
  noteRepeatedGiftCards(products, problems);
  const styles = products.flatMap((lines) => toStyle(lines, problems) ?? []);
  if (problems.length > 0) return err(problems.toSorted((a, b) => a.line - b.line));
  return ok(styles);
}

function toStyle(lines: readonly ShopifyRow[], problems: CsvProblem[]): ImportedStyle | undefined {
  const [first] = lines;
  const variantRows = lines.filter((line): line is VariantRow => line.variant !== null);
  if (!first) return undefined;
  if (first.title === '') {
    const reason = `The first line of the product ${quoted(first.handle)} needs its title.`;
    problems.push({ line: first.line, column: 'Title', reason });
  }
  if (variantRows.length === 0 || variantRows.length > maxVariants) {
    const reason = `The product ${quoted(first.handle)} has ${variantRows.length} variants; 1 to ${maxVariants} are possible.`;
    problems.push({ line: first.line, column: 'Variant Price', reason });
  }
  const ground = colourInTitle(first.title);
  const variants = variantRows.map((row) => toVariant(row, optionSlots(first.optionNames), ground));
  noteRepeatedOptions(variantRows, variants, problems);
  return {
    handle: first.handle,
    name: first.title,
    slug: addressPart(first.title) || 'product',
    description: htmlParagraphs(first.bodyHtml),
    published: first.published,
    giftCard: giftCardSort(lines),
    categories: placeInShop(first),
    colours: toColours(lines, variantRows, variants),
    variants,
  };
}

function toVariant(row: VariantRow, slots: ReturnType<typeof optionSlots>, ground: string): ImportedVariant {
  const { sku, stock, prices, optionValues } = row.variant;
  const valueOf = (slot: (typeof slots)[number]) => {
    const value = optionValues[slots.indexOf(slot)] ?? '';
    return value === '' || value === noOption ? null : value;
  };
  const colour = valueOf('colour')?.replaceAll('_', ' ') ?? ground;
  const size = valueOf('size');
  const length = valueOf('length');
  const options = [valueOf('colour'), size, length].filter((value) => value !== null);
  const skuPart = addressPart(sku) || addressPart(spelled(options.join(' '))) || 'one';
  return { skuPart: skuPart.toUpperCase(), colour, size, length, stock, prices: importedPrices(prices) };
}

/** A text whose halves and quarters can be told in a code: `6½` is `6 1-2`. */
function spelled(text: string): string {
  return text.replaceAll(/[¼-¾⅐-⅞]/gu, (sign) => ` ${sign.normalize('NFKD').replace('⁄', '-')}`);
}

/** Each colour with its own pictures first; the product's pictures belong to every colour. */
function toColours(
  lines: readonly ShopifyRow[],
  variantRows: readonly VariantRow[],
  variants: readonly ImportedVariant[],
): ImportedColour[] {
  const shown = lines.map(({ imageSrc }) => imageSrc);
  return [...new Set(variants.map(({ colour }) => colour))].map((colour) => {
    const own = variantRows
      .filter((_, index) => variants[index]?.colour === colour)
      .map((row) => row.variant.image);
    const pictures = [...new Set([...own, ...shown])].filter((address) => address !== '');
    return { colour, ...colourFromName(colour), pictures };
  });
}

/** A gift card that needs no shipping goes by e-mail. */
function giftCardSort(lines: readonly ShopifyRow[]): ImportedStyle['giftCard'] {
  if (!lines[0]?.giftCard) return null;
  return lines.some(({ variant }) => variant?.requiresShipping) ? 'post' : 'email';
}

function noteRepeatedSkus(rows: readonly ShopifyRow[], problems: CsvProblem[]): void {
  const lineOf = new Map<string, number>();
  for (const { line, variant } of rows) {
    const sku = addressPart(variant?.sku ?? '');
    if (sku === '') continue;
    const before = lineOf.get(sku);
    if (before === undefined) lineOf.set(sku, line);
    else {
      const reason = `${quoted(variant?.sku ?? '')} is already the SKU of line ${before}. Every variant needs its own.`;
      problems.push({ line, column: 'Variant SKU', reason });
    }
  }
}

function noteRepeatedOptions(
  rows: readonly VariantRow[],
  variants: readonly ImportedVariant[],
  problems: CsvProblem[],
): void {
  const lineOf = new Map<string, number>();
  for (const [index, { colour, size, length, skuPart }] of variants.entries()) {
    const row = rows[index];
    if (!row) continue;
    const marks = [JSON.stringify([colour, size, length]), ...(row.variant.sku === '' ? [skuPart] : [])];
    const [same, alike] = marks.map((mark) => lineOf.get(mark));
    if (same !== undefined || alike !== undefined) {
      const reason =
        same === undefined
          ? `Without a SKU these options get the code of those on line ${alike}. Give each variant a SKU.`
          : `These options are already on line ${same}. Every variant of a product differs in an option.`;
      problems.push({ line: row.line, column: 'Option1 Value', reason });
    }
    for (const mark of marks) lineOf.set(mark, row.line);
  }
}

/** The shop has one gift card of each sort, told by its style code (commerce §5). */
function noteRepeatedGiftCards(products: readonly (readonly ShopifyRow[])[], problems: CsvProblem[]): void {
  const lineOf = new Map<string, number>();
  for (const lines of products) {
    const sort = giftCardSort(lines);
    const line = lines[0]?.line ?? 0;
    if (sort === null) continue;
    const before = lineOf.get(sort);
    if (before !== undefined) {
      const reason = `There is a gift card by ${sort} on line ${before}, and the shop has one of each sort. Make it a variant of that.`;
      problems.push({ line, column: 'Gift Card', reason });
    }
    lineOf.set(sort, line);
  }
}
