import type { SeedStock, SeedVariant } from '@tailorbird/commerce/model/seedStyle';
import { type StyleLine, sizeRanges } from './lines/styleLine.ts';
import type { Random } from './random.ts';

/** How a style is selling, which decides how much of it is left. */
type Selling = 'steadily' | 'fast' | 'out';

/** Every colour, size and length of a style, colour by colour in the order they are shown. */
export function variantsFor(
  line: StyleLine,
  sku: string,
  colours: readonly string[],
  random: Random,
): { variants: SeedVariant[]; stock: SeedStock | null } {
  const selling = sellingOf(random);
  const sizes = optional(sizeRanges[line.sizes]);
  const lengths = optional(hasLengths(line, random) ? line.lengths?.values : undefined);
  const middle = sizes[Math.floor((sizes.length - 1) / 2)];
  const regular = lengths.includes('Regular') ? 'Regular' : lengths[0];
  const variants = colours.flatMap((colour, at) =>
    sizes.flatMap((size) =>
      lengths.map((length) => ({
        sku: variantSku(sku, at, size, length),
        colour,
        size,
        length,
        isDefault: at === 0 && size === middle && length === regular,
        purchasingDisabled: random.chance(0.004),
        stock: line.tracking === 'variant' ? stockOf(selling, random) : null,
        prices: null,
      })),
    ),
  );
  return { variants, stock: line.tracking === 'product' ? stockOf(selling, random, 4) : null };
}

/** `200123-02-12-R`: style, colour number, size, initial of the length; absent options are left out. */
export function variantSku(
  sku: string,
  colourAt: number,
  size: string | null,
  length: string | null,
): string {
  const colour = String(colourAt + 1).padStart(2, '0');
  const parts = [sku, colour, size?.replaceAll(/[^0-9A-Za-z]/g, ''), length?.slice(0, 1)];
  return parts.filter((part) => part !== undefined).join('-');
}

function optional(values: readonly string[] | undefined): readonly (string | null)[] {
  return values === undefined || values.length === 0 ? [null] : values;
}

function hasLengths(line: StyleLine, random: Random): boolean {
  return line.lengths !== undefined && random.int(1, 10) <= line.lengths.inTen;
}

function sellingOf(random: Random): Selling {
  const drawn = random.next();
  if (drawn < 0.02) return 'out';
  return drawn < 0.14 ? 'fast' : 'steadily';
}

/** Units on the shelf: plenty, or one to four, or none; `times` as many for a style counted as a whole. */
function stockOf(selling: Selling, random: Random, times = 1): SeedStock {
  const reserveEnabled = !random.chance(0.1);
  const drawn = random.next();
  const none = selling === 'fast' ? 0.3 : 0.05;
  const low = selling === 'fast' ? 0.7 : 0.12;
  if (selling === 'out' || drawn < none) return { warehouse: 0, reserve: 0, reserveEnabled };
  if (drawn < low) return { warehouse: random.int(1, 4), reserve: 0, reserveEnabled };
  return { warehouse: random.int(8, 60) * times, reserve: random.int(0, 8), reserveEnabled };
}
