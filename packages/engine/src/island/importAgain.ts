import { failedImport } from '../upstream/failedImport.ts';

/** Of scripts that did not come, the number in the address they are asked for by the next time. */
const nextTries = new Map<string, number>();

/**
 * Imports a script that may have been asked for in vain before. Since 2026 HTML has an import that failed forgotten
 * (whatwg/html #10327); Chromium still remembers it for as long as the page lives, so there it is asked for by another
 * address. What that script imports itself is not helped by this. `load` must be the bare `import()` of a module.
 * @throws What the import throws, the first time too: only the next call asks by another address.
 */
export async function importAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    const address = failedImport(cause)?.address;
    if (address === undefined) throw cause;
    const number = nextTries.get(address);
    if (number === undefined) {
      nextTries.set(address, 1);
      throw cause;
    }
    try {
      // The same module by another address.
      return (await import(/* @vite-ignore */ `${address}?again=${number}`)) as Module;
    } catch (again) {
      nextTries.set(address, number + 1);
      throw again;
    }
  }
}
