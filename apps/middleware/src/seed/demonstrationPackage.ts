/**
 * Loads one of the packages a shop of its own goods is deployed without.
 *
 * @param name As it is imported, up to its second slash.
 * @param wantedFor What cannot be had without it, as the rest of "… needs the package".
 * @throws Where the package is not installed, with how to go on; otherwise what loading it throws.
 */
export async function demonstrationPackage<Module>(
  name: string,
  wantedFor: string,
  load: () => Promise<Module>,
): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    if (!isMissing(cause, name)) throw cause;
    throw new Error(
      `${wantedFor} needs the package ${name}, which is not installed here.\n` +
        'Install it, or start without the demonstration: TAILORBIRD_SEED_STYLES=0 on an empty database, then\n' +
        '`npm run catalogue -- import FILE.csv` brings goods of your own.',
      { cause },
    );
  }
}

/** Node names a package it does not find; a missing file inside one is another fault. */
function isMissing(cause: unknown, name: string): boolean {
  return (
    cause instanceof Error &&
    'code' in cause &&
    cause.code === 'ERR_MODULE_NOT_FOUND' &&
    cause.message.includes(`'${name}'`)
  );
}
