import { randomInt } from 'node:crypto';
import {
  addToBagRefusals,
  canAdd,
  modifierProblem,
  quantityWithin,
} from '@tailorbird/commerce/bag/addToBagRefusals';
import { hiddenUid } from '@tailorbird/commerce/bag/giftCard';
import type { CallError } from '@tailorbird/commerce/contract/callError';
import type { ParsedArgsOf } from '@tailorbird/commerce/contract/contract';
import { messages } from '@tailorbird/commerce/messages';
import type { Bag } from '@tailorbird/commerce/model/bag';
import type { Modifier } from '@tailorbird/commerce/model/product';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { type Answer, type Call, notFound } from '../../call.ts';
import { idempotently } from '../idempotently.ts';
import { locationsOfItems } from '../inventory/locationsOfItems.ts';
import { cartLines, type OptionSelection } from '../schema/carts.ts';
import { variants } from '../schema/catalogue.ts';
import { buyableOf } from './buyableOf.ts';
import { lockCurrentCart, touchCart } from './cart.ts';
import { availableTo, readBag } from './readBag.ts';

type NewLine = ParsedArgsOf<'commerce', 'addCartItems'>[0]['lineItems'][number];

/** Random numbers of a `hidden_uid` (commerce §5); nobody can guess another card's. */
const uidSpace = 10_000_000;

/** Most of one line (the contract's own limit for a line that is new). */
const maxOfLine = 99;

/**
 * Most lines of a bag that more can be added to (`messages.bagFull` says so too). Two bags that become one may have more,
 * because nothing of either is lost.
 */
const maxLines = 100;

/** Adds lines, all or none. A quantity beyond what is left is lowered, and the answer says so. */
export async function addCartItems(
  call: Call,
  { cartId, lineItems }: ParsedArgsOf<'commerce', 'addCartItems'>[0],
): Answer<Bag> {
  const now = call.clock();
  return idempotently<Bag>(call, async (tx) => {
    const cart = await lockCurrentCart(tx, cartId, call);
    if (!cart) return err({ tag: 'not-found', message: messages.noCartToAddTo });
    let notice: string | null = null;
    for (const line of lineItems) {
      const added = await addLine(tx, call, cart.id, line);
      if (!added.ok) return added;
      if (added.value === 'lowered') notice = messages.quantityAdjusted;
    }
    return ok(await readBag(tx, await touchCart(tx, cart, now), now, notice));
  });
}

async function addLine(
  tx: Queries,
  call: Call,
  cartId: string,
  line: NewLine,
): Promise<Result<'added' | 'lowered', CallError>> {
  const found = await buyableOf(tx, call, line.productId, line.variantId);
  if (!found.ok) return found;
  const { variant, modifiers } = found.value;
  const selections = selectionsOf(line.optionSelections ?? [], modifiers, call.clock());
  if (!selections.ok) return selections;
  const lines = await heldLines(tx, cartId);
  const same = lines.find(
    (one) => one.variantId === variant.id && isSame(one.optionSelections, selections.value),
  );
  if (!same && lines.length >= maxLines) return err({ tag: 'refused', message: messages.bagFull });
  const items = variant.stockItemId === null ? [] : [variant.stockItemId];
  const locations = await locationsOfItems(tx, items, { now: call.clock(), exceptCart: cartId });
  const place = { id: same?.id ?? '', stockItemId: variant.stockItemId, purchasingDisabled: false };
  const available = availableTo(place, lines, locations, call.market);
  const inBag = same?.quantity ?? 0;
  const wanted = inBag + line.quantity;
  const quantity = Math.min(quantityWithin(wanted, available), maxOfLine);
  if (!canAdd(inBag, available) || quantity <= inBag) {
    const left = Math.max(0, (available ?? maxOfLine) - inBag);
    return err({
      tag: 'sold-out',
      message: messages.quantityExceedsStock,
      sku: variant.sku,
      available: left,
    });
  }
  if (same) await tx.update(cartLines).set({ quantity }).where(eq(cartLines.id, same.id));
  else {
    await tx.insert(cartLines).values({
      id: crypto.randomUUID(),
      cartId,
      productId: line.productId,
      variantId: variant.id,
      parentId: line.parentId ?? null,
      quantity,
      optionSelections: selections.value,
    });
  }
  return ok(quantity < wanted ? 'lowered' : 'added');
}

/** What of the bag decides whether more fits in. Read while the bag is locked, so it is kept small. */
function heldLines(tx: Queries, cartId: string) {
  const { id, variantId, quantity, optionSelections } = cartLines;
  return tx
    .select({ id, variantId, quantity, optionSelections, stockItemId: variants.stockItemId })
    .from(cartLines)
    .innerJoin(variants, eq(variants.id, cartLines.variantId))
    .where(eq(cartLines.cartId, cartId));
}

/** What the shopper entered, checked against the style's modifiers, with the hidden one filled in by us. */
function selectionsOf(
  entered: readonly OptionSelection[],
  modifiers: readonly Modifier[],
  now: Date,
): Result<OptionSelection[], CallError> {
  const values = Object.fromEntries(entered.map(({ optionId, optionValue }) => [optionId, optionValue]));
  const choice = { stock: null, sizes: [], lengths: [], modifiers, entered: values, now };
  const [refusal] = addToBagRefusals(choice);
  if (refusal && 'modifierId' in refusal)
    return err({ tag: 'refused', message: modifierProblem(modifiers, refusal) });
  const unknown = entered.find(({ optionId }) => !modifiers.some(({ id }) => id === optionId));
  if (unknown) return err(notFound);
  return ok(
    modifiers
      .toSorted((a, b) => a.id - b.id)
      .flatMap(({ id, type }) => {
        if (type === 'hidden')
          return [{ optionId: id, optionValue: hiddenUid(now.getTime(), randomInt(uidSpace) / uidSpace) }];
        const optionValue = values[id]?.trim() ?? '';
        return optionValue === '' ? [] : [{ optionId: id, optionValue }];
      }),
  );
}

function isSame(a: readonly OptionSelection[], b: readonly OptionSelection[]): boolean {
  const text = (list: readonly OptionSelection[]) =>
    list.map(({ optionId, optionValue }) => `${optionId}=${optionValue}`).join('\n');
  return text(a) === text(b);
}
