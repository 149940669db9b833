/** One thing the doctor looked at. `fix` is there when it is not well. */
export type Finding = { readonly about: string; readonly state: string; readonly fix?: string };

/** A finding as printed: one line, and the fix below it. */
export function findingText({ about, state, fix }: Finding): string {
  return `${fix === undefined ? '✓' : '✗'} ${about}: ${state}${fix === undefined ? '' : `\n    Fix: ${fix}`}`;
}
