import type { AccountAnswer } from './accountAnswer.ts';

/** The name, value and error of a form's fields: what was typed comes back, else what is saved. */
export function fieldsOf(
  answer: AccountAnswer | undefined,
  saved: { readonly [field: string]: string } = {},
) {
  return (name: string) => ({
    name,
    defaultValue: answer?.values[name] ?? saved[name] ?? '',
    error: answer?.errors[name],
  });
}

/** Whether a box is ticked: as it was sent, else as it is saved. */
export function isTicked(answer: AccountAnswer | undefined, name: string, saved: boolean): boolean {
  return answer ? answer.values[name] !== undefined : saved;
}
