import type { z } from 'zod';

/** What is wrong, by field name. */
export type FieldErrors = { readonly [field: string]: string };
/** What was typed, to be shown again. Passwords and card details are never among it. */
export type FieldValues = { readonly [field: string]: string };

/** What a form answers when it cannot go on. */
export interface FormAnswer {
  /** For the whole form: what happened and what to do. */
  readonly message: string | null;
  readonly errors: FieldErrors;
  readonly values: FieldValues;
}

/** An answer with a message for the whole form, or about its fields, that keeps what was typed. */
export function answerTo(
  form: FormData,
  said: { readonly message?: string; readonly errors?: FieldErrors },
): FormAnswer {
  return { message: said.message ?? null, errors: said.errors ?? {}, values: keptValues(form) };
}

/** One field of a posted form; empty when it is not there. */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** The first thing wrong with each field, by its name in the form: `shipping.city` with the prefix `shipping.`. */
export function fieldErrors(error: z.ZodError, prefix = ''): FieldErrors {
  const first = new Map<string, string>();
  for (const { path, message } of error.issues) {
    const field = prefix + String(path[0]);
    if (!first.has(field)) first.set(field, message);
  }
  return Object.fromEntries(first);
}

const isSecret = /password|^card\.|^intent$/i;

/** Everything typed that may be shown again, each as far as a server gives it back. */
export function keptValues(form: FormData, maxLength = 300): FieldValues {
  const kept: [name: string, value: string][] = [];
  for (const [name, value] of form)
    if (typeof value === 'string' && !isSecret.test(name)) kept.push([name, value.slice(0, maxLength)]);
  return Object.fromEntries(kept);
}
