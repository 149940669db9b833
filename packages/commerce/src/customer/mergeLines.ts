/** A line as far as merging is concerned. */
export interface MergeableLine {
  readonly variantId: number;
  readonly quantity: number;
  /** What the shopper entered, in the order of the modifiers: a gift card's words and its hidden id. */
  readonly optionSelections: readonly { readonly optionId: number; readonly optionValue: string }[];
}

export interface Merged<Line> {
  /** Lines of the saved bag whose quantity rises, with the new one. */
  readonly raised: readonly { readonly line: Line; readonly quantity: number }[];
  /** Lines of the other bag that become lines of the saved one as they are. */
  readonly moved: readonly Line[];
  /** Whether a quantity had to stay below the sum. */
  readonly isLowered: boolean;
}

/** Most of one line. */
const maxOfLine = 99;

/**
 * Puts another bag's lines into the saved one (commerce §4 customer cart merge): the same variant with the same
 * entries becomes one line of the summed quantity, every other line moves over whole. A sum stays within what is
 * left of the variant, but never falls below what one of the bags had: `left` answers units, null where stock is
 * not counted. Two gift cards never become one line, for their hidden ids differ.
 */
export function mergeLines<Line extends MergeableLine>(
  saved: readonly Line[],
  other: readonly Line[],
  left: (line: Line) => number | null,
): Merged<Line> {
  const quantities = new Map<Line, number>();
  const moved: Line[] = [];
  let isLowered = false;
  for (const line of other) {
    const same = saved.find((one) => isSameLine(one, line));
    if (!same) {
      moved.push(line);
      continue;
    }
    const before = quantities.get(same) ?? same.quantity;
    const wanted = before + line.quantity;
    const quantity = Math.min(wanted, maxOfLine, Math.max(left(same) ?? wanted, before, line.quantity));
    quantities.set(same, quantity);
    isLowered ||= quantity < wanted;
  }
  return { raised: [...quantities].map(([line, quantity]) => ({ line, quantity })), moved, isLowered };
}

/** Whether two lines are one: the same variant with the same entries. */
export function isSameLine(a: MergeableLine, b: MergeableLine): boolean {
  return (
    a.variantId === b.variantId &&
    a.optionSelections.length === b.optionSelections.length &&
    a.optionSelections.every(
      ({ optionId, optionValue }, at) =>
        b.optionSelections[at]?.optionId === optionId && b.optionSelections[at].optionValue === optionValue,
    )
  );
}
