import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { ElementType } from 'react';
import type { Plugin } from 'vite';

/**
 * What styled-components makes of a template, as far as `openStyles` has to know it to finish one while building.
 * `styledComponents.test.ts` holds it against the installed version.
 */

/** Whether something that a module exports is a styled component. */
export function isStyled(value: unknown): value is ElementType {
  return typeof value === 'object' && value !== null && 'styledComponentId' in value;
}

const group = /([\s\S]*?)data-styled\.g(\d+)\[id="[^"]*"\]\{content:"[^"]*"\}\/\*!sc\*\//g;

/**
 * The rules of a styled-components sheet, by the number of the component they belong to (the cascade's order), without the
 * marks by which its run time would find them again.
 */
export function rulesOf(styleTags: string): ReadonlyMap<number, string> {
  const css = styleTags.replaceAll(/<\/?style[^>]*>/g, '');
  return new Map(
    [...css.matchAll(group)].map(([, rules = '', number]) => [
      Number(number),
      rules.replaceAll('/*!sc*/', '').trim(),
    ]),
  );
}

/**
 * Names styled components by their file's path from `root`. Vite's own transform names them by the whole path, so that one
 * source would be built into other class names, chunks and weights in another folder.
 */
export function namesByPath(root: string): Plugin {
  return {
    name: 'tailorbird:names-by-path',
    enforce: 'post',
    transform(code, id) {
      const file = createHash('sha256').update(relative(root, id)).digest('hex').slice(0, 6);
      return code.replaceAll(/(componentId: "(?:\w+-)*)sc-[a-z0-9]+-(\d+")/g, `$1sc-${file}-$2`);
    },
  };
}
