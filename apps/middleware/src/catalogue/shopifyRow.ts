import { type Market, marketList } from '@tailorbird/commerce/market';
import { parsePriceText } from '@tailorbird/commerce/money';
import { type CsvProblem, quoted } from './csvProblem.ts';
import type { CsvRow } from './readCsv.ts';

/** Columns without which a file is no Shopify product CSV. */
export const requiredColumns = ['Handle', 'Title', 'Option1 Name', 'Option1 Value', 'Variant Price'] as const;

/** A price as the file gives it, in minor units; `compareAt` is the former price of a reduced one. */
export interface GivenPrice {
  readonly price: number;
  readonly compareAt: number | null;
}

/** One line of a Shopify product CSV, its values read. */
export interface ShopifyRow {
  readonly line: number;
  readonly handle: string;
  readonly title: string;
  readonly bodyHtml: string;
  readonly type: string;
  readonly tags: readonly string[];
  readonly published: boolean;
  readonly giftCard: boolean;
  readonly imageSrc: string;
  readonly optionNames: readonly string[];
  /** Null for a line that only adds a picture. */
  readonly variant: ShopifyVariant | null;
}

export interface ShopifyVariant {
  readonly optionValues: readonly string[];
  readonly sku: string;
  /** Units in stock, or null when Shopify does not count them or sells on without any. */
  readonly stock: number | null;
  readonly requiresShipping: boolean;
  readonly image: string;
  /** Pounds always; the other markets only when the file has a column for them. */
  readonly prices: { readonly uk: GivenPrice } & { readonly [M in Market]?: GivenPrice };
}

/** The suffix of the price columns of a market other than the UK: `Variant Price` is in pounds. */
const priceColumns: { readonly [M in Market]: readonly [price: string, compareAt: string] } = {
  uk: ['Variant Price', 'Variant Compare At Price'],
  eu: ['Price / EU', 'Compare At Price / EU'],
  us: ['Price / US', 'Compare At Price / US'],
};

/** Reads a line; what cannot be read goes to `problems`, and its value is then a stand-in. */
export function parseShopifyRow(row: CsvRow, problems: CsvProblem[]): ShopifyRow {
  const fields = new Fields(row, problems);
  const optionValues = [1, 2, 3].map((number) => fields.text(`Option${number} Value`, 100));
  const isVariant = optionValues.some((value) => value !== '') || row.get('Variant Price') !== '';
  return {
    line: row.line,
    handle: fields.handle(),
    title: fields.text('Title', 200),
    bodyHtml: row.get('Body (HTML)'),
    type: fields.text('Type', 100),
    tags: row
      .get('Tags')
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
    published: fields.flag('Published', true) && !/^(draft|archived)$/i.test(row.get('Status')),
    giftCard: fields.flag('Gift Card', false),
    imageSrc: fields.text('Image Src', 2000),
    optionNames: [1, 2, 3].map((number) => fields.text(`Option${number} Name`, 100)),
    variant: isVariant ? parseVariant(fields, optionValues) : null,
  };
}

function parseVariant(fields: Fields, optionValues: readonly string[]): ShopifyVariant {
  const uk = fields.price('uk') ?? { price: 0, compareAt: null };
  const others = marketList.flatMap((market) => {
    const given = market === 'uk' ? null : fields.price(market);
    return given === null ? [] : [[market, given] as const];
  });
  return {
    optionValues,
    sku: fields.text('Variant SKU', 100),
    stock: fields.stock(),
    requiresShipping: fields.flag('Variant Requires Shipping', true),
    image: fields.text('Variant Image', 2000),
    prices: { ...Object.fromEntries(others), uk },
  };
}

/** Reads the values of one line by column, noting what is wrong with each. */
class Fields {
  readonly #row: CsvRow;
  readonly #problems: CsvProblem[];

  constructor(row: CsvRow, problems: CsvProblem[]) {
    this.#row = row;
    this.#problems = problems;
  }

  text(column: string, longest: number): string {
    const value = this.#row.get(column);
    if (value.length > longest) {
      this.#note(
        column,
        `The value has ${value.length} characters, and ${longest} is the most: ${quoted(value)}.`,
      );
    }
    return value.replace(/[\s\p{Cc}]+/gu, ' ');
  }

  handle(): string {
    const handle = this.text('Handle', 200);
    if (handle === '') this.#note('Handle', 'It is empty. Every line names the product it belongs to.');
    return handle;
  }

  flag(column: string, otherwise: boolean): boolean {
    const value = this.#row.get(column);
    if (value === '') return otherwise;
    if (!/^(true|false)$/i.test(value)) this.#note(column, `${quoted(value)} is neither true nor false.`);
    return value.toLowerCase() === 'true';
  }

  stock(): number | null {
    const isCounted = this.#row.get('Variant Inventory Tracker') !== '';
    const sellsOn = this.#row.get('Variant Inventory Policy').toLowerCase() === 'continue';
    const quantity = this.#row.get('Variant Inventory Qty') || '0';
    if (!/^-?\d{1,7}$/.test(quantity)) {
      this.#note('Variant Inventory Qty', `${quoted(quantity)} is not a whole number of units.`);
    }
    return isCounted && !sellsOn ? Math.max(0, Number(quantity)) : null;
  }

  /** The price in a market: null, noted for the UK only, when the file gives none. */
  price(market: Market): GivenPrice | null {
    const [column, compareAtColumn] = priceColumns[market];
    if (this.#row.get(column) === '') {
      if (market === 'uk') this.#note(column, 'It is empty, and every variant needs a price, as in 39.50.');
      return null;
    }
    const price = this.#amount(column);
    return price === null ? null : { price, compareAt: this.#amount(compareAtColumn) };
  }

  #amount(column: string): number | null {
    const value = this.#row.get(column);
    if (value === '') return null;
    if (/^\d{1,6}(\.\d{1,2})?$/.test(value)) return parsePriceText(value);
    this.#note(
      column,
      `${quoted(value)} is not a price. Write digits with a dot before the pence, as in 39.50.`,
    );
    return null;
  }

  #note(column: string, reason: string): void {
    this.#problems.push({ line: this.#row.line, column, reason });
  }
}
