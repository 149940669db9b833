import { addressQuery } from '@tailorbird/commerce/addresses/addressQuery';
import { type Place, place } from '@tailorbird/commerce/model/address';
import { type FieldValues, textIn } from '../form/formFields.ts';
import type { Shop } from '../requestContext.ts';
import { finderFields } from './finderFields.ts';
import type { FoundPlaces } from './foundPlaces.ts';

/** A form as it comes back from the address finder, with all that was typed. */
interface FinderAnswer {
  readonly message: null;
  readonly errors: { readonly [field: string]: string };
  readonly values: FieldValues;
  readonly found: FoundPlaces;
}

/**
 * Answers a form whose address finder was asked without scripts: by its button, by Enter while something new is typed
 * into it, or by the choice of an address. Undefined for a form that was sent for what it is.
 */
export async function answerFinder(
  shop: Shop,
  form: FormData,
  prefixes: readonly string[],
  values: FieldValues,
): Promise<FinderAnswer | undefined> {
  const said = { message: null, errors: {} };
  for (const prefix of prefixes) {
    const chosen = chosenIn(form, prefix);
    if (chosen)
      return {
        ...said,
        values: { ...values, ...prefixed(chosen, prefix) },
        found: { prefix, tag: 'filled' },
      };
  }
  const prefix = prefixes.find((one) => isAsked(form, one));
  if (prefix === undefined) return undefined;
  const { query, asked } = finderFields(prefix);
  const typed = textIn(form, query);
  return { ...said, values: { ...values, [asked]: typed }, found: { prefix, ...(await look(shop, typed)) } };
}

/** Looks up what is typed, which may be too short to mean a place. */
async function look(shop: Shop, typed: string) {
  const places = await findPlaces(shop, typed);
  return places ? ({ tag: 'found', places } as const) : ({ tag: 'resting' } as const);
}

/** The addresses that fit what is typed; undefined when the service does not answer. */
export async function findPlaces(shop: Shop, typed: string): Promise<readonly Place[] | undefined> {
  const query = addressQuery(typed);
  if (query === null) return [];
  const answer = await shop.client.commerce.findAddresses({ query });
  return answer.ok ? answer.value : undefined;
}

function isAsked(form: FormData, prefix: string): boolean {
  const { query, asked, find, enter } = finderFields(prefix);
  const typed = textIn(form, query);
  return form.has(find) || (form.has(enter) && typed.trim() !== '' && typed !== textIn(form, asked));
}

function chosenIn(form: FormData, prefix: string): Place | undefined {
  try {
    return place.parse(JSON.parse(textIn(form, finderFields(prefix).chosen)));
  } catch {
    return undefined;
  }
}

function prefixed(values: Place, prefix: string): FieldValues {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [prefix + name, value]));
}
