/**
 * What React Router writes into a document, as far as `deferHydration` has to know it. `checkHydrationStart` holds it
 * against the installed version.
 */

/** The text of a script that brings the data of the loaders: `window.__reactRouterContext = …`, or a piece of its stream. */
export const isState = (code: string): boolean => code.startsWith('window.__reactRouterContext');

/** What stands behind the nonce of the script that imports the routes' modules and the entry. */
export const isStart = (attributes: string): boolean => attributes.startsWith(' type="module" async');

/** Up to the nonce, a link that asks for a module ahead of its time. */
export const isModulePreload = (tag: string): boolean => tag.startsWith('<link rel="modulepreload"');

/** The static imports of the start: `import * as route0 from "/assets/root.js";`, or without a name. */
export const staticImport = /import (?:\* as (\w+) from )?("[^"]+");/g;
