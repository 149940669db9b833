import { lookMessages } from '@tailorbird/commerce/look/lookMessages';
import { messages } from '@tailorbird/commerce/messages';
import { sizeText } from '@tailorbird/commerce/sizes/sizeText';
import { addEach, type Wanted } from '../bag/addEach.ts';
import { answerTo, textIn } from '../form/formFields.ts';
import { pleaseChoose } from '../product/optionNames.ts';
import type { Shop } from '../requestContext.ts';
import { addedBefore, addedField, type LookAnswer } from './lookAnswer.ts';
import { choiceField, choiceName, isPieceBuyable, type ShownPiece } from './shownPiece.ts';

/**
 * Puts the pieces of a look into the bag. While a size is still to be chosen nothing is added, and each field says so.
 * Pieces that a form before has added are not added again.
 */
export async function addLook(
  shop: Shop,
  request: Request,
  form: FormData,
  pieces: readonly ShownPiece[],
): Promise<LookAnswer> {
  const before = addedBefore(textIn(form, addedField));
  const asked = pieces.filter(({ productId }) => !before.includes(productId));
  const nothing = { isDone: false, count: 0, items: [] };
  const errors = Object.fromEntries(asked.flatMap((piece) => unchosen(form, piece)));
  if (Object.keys(errors).length > 0)
    return { ...answerTo(form, { message: lookMessages.incomplete, errors }), ...nothing };
  const wanted = asked.map((piece) => wantedOf(shop, form, piece));
  const done = await addEach(shop, request, form, { what: 'look', wanted });
  if (!done.ok) return { ...answerTo(form, { message: messages.goBackOrTryAgain }), ...nothing };
  const { outcomes, text, isDone, count, items } = done.value;
  const added = asked.filter((_, at) => outcomes[at] === 'added').map(({ productId }) => productId);
  const { values, ...answer } = answerTo(form, { message: text });
  return {
    ...answer,
    values: { ...values, [addedField]: [...before, ...added].join(',') },
    isDone,
    count,
    items,
  };
}

const chosenIn = (form: FormData, piece: ShownPiece) =>
  piece.choices.find(({ variantId }) => `${variantId}` === textIn(form, choiceField(piece)));

function unchosen(form: FormData, piece: ShownPiece): [field: string, message: string][] {
  if (!isPieceBuyable(piece) || chosenIn(form, piece)) return [];
  return [[choiceField(piece), pleaseChoose(choiceName(piece), piece.sku)]];
}

function wantedOf({ market }: Shop, form: FormData, piece: ShownPiece): Wanted {
  const { productId, name, colour, sku } = piece;
  const chosen = chosenIn(form, piece);
  if (!chosen) return { name: `${name}, ${colour}`, line: 'sold-out' };
  const { variantId, size, length } = chosen;
  const words = [name, colour, size && sizeText(size, market.market, sku), length].filter(Boolean);
  return { name: words.join(', '), line: { productId, variantId, quantity: 1 } };
}
