import type { CallError } from '@tailorbird/commerce/contract/callError';
import { messages } from '@tailorbird/commerce/messages';
import type { z } from 'zod';
import type { FoundPlaces } from '../address/foundPlaces.ts';
import type { FieldErrors, FieldValues } from '../checkout/fieldValues.ts';

/** What a form of the account answers when it cannot go on. */
export interface AccountAnswer {
  /** For the whole form: what happened and what to do. */
  readonly message: string | null;
  readonly errors: FieldErrors;
  /** What was typed, to be shown again. Passwords are never among it. */
  readonly values: FieldValues;
  /** What the address finder found without scripts. */
  readonly found?: FoundPlaces;
}

/** An answer with a message for the whole form, or about its fields, that keeps what was typed. */
export function answerTo(
  form: FormData,
  said: { readonly message?: string; readonly errors?: FieldErrors },
): AccountAnswer {
  return { message: said.message ?? null, errors: said.errors ?? {}, values: keptValues(form) };
}

/** What a shopper is told when a call fails: the rule's own words, or what to do next. */
export function accountMessage(error: CallError): string {
  if (error.tag === 'refused') return error.message;
  if (error.message === messages.triesUsedUp) return error.message;
  if (error.tag !== 'too-many-requests') return messages.goBackOrTryAgain;
  const minutes = Math.ceil(error.retryAfterSeconds / 60);
  return `That was a lot of tries. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`;
}

/** The first thing wrong with each field, by its name. */
export function fieldErrors(error: z.ZodError): FieldErrors {
  const first = new Map<string, string>();
  for (const { path, message } of error.issues) {
    const field = String(path[0]);
    if (!first.has(field)) first.set(field, message);
  }
  return Object.fromEntries(first);
}

/** One field of a posted form; empty when it is not there. */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** Everything typed that may be shown again. */
export function keptValues(form: FormData): FieldValues {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' && !/password|^intent$/i.test(name) ? [[name, value.slice(0, 300)]] : [],
    ),
  );
}
