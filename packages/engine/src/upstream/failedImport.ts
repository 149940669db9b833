/** What Chromium, Firefox and Safari say of a script that could not be fetched; the first two name it. */
const failure =
  /^TypeError: (?:failed to fetch dynamically imported module|error loading dynamically imported module|importing a module script failed)/i;

/**
 * The script whose import this error ended, as it could not be fetched.
 * @returns Undefined for any other error; without `address` where the browser does not name the script.
 */
export function failedImport(error: unknown): { readonly address: string | undefined } | undefined {
  const said = String(error);
  return failure.test(said) ? { address: /https?:\S+/.exec(said)?.[0] } : undefined;
}
