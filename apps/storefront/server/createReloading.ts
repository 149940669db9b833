/** What is made of code, and can be left. */
interface Closing {
  readonly close: () => Promise<unknown>;
}

/**
 * Something that is made of code which may change while it is used.
 *
 * @param load Answers the code as it is now: the same value for as long as it has not changed.
 * @param make Makes the thing of it.
 * @returns The thing as its code is now; what was made of older code is left once the new one stands.
 */
export function createReloading<Code, Made extends Closing>(
  load: () => Promise<Code>,
  make: (code: Code) => Promise<Made>,
): () => Promise<Made> {
  let latest: { readonly code: Code; readonly made: Promise<Made> } | undefined;
  return async () => {
    const code = await load();
    if (latest?.code === code) return latest.made;
    const older = latest?.made;
    const made = make(code);
    latest = { code, made };
    await made;
    void older?.then(({ close }) => close());
    return made;
  };
}
