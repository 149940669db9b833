import { imageLinkTag } from '../../../packages/blocks/src/fields/media.ts';
import type { Problem } from './problem.ts';
import type { WrittenField } from './writtenFields.ts';

/** How wide a picture of our own is in pixels; nothing where there is no such picture. */
export type WidthOf = (name: string) => number | 'any' | undefined;

const textAt = (value: unknown, name: string): string | undefined => {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return typeof found === 'string' ? found : undefined;
};

const isPicture = (value: unknown): boolean => {
  const meta: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, '_meta') : undefined;
  return textAt(meta, 'schema') === imageLinkTag;
};

/** An alternative text beside the picture counts even when it is empty: then an editor has said it needs none. */
function hasWords({ value, beside }: WrittenField): boolean {
  if ((textAt(value, 'alt') ?? '').trim() !== '') return true;
  return Object.entries(beside).some(
    ([name, text]) => /alt(?:text)?$/i.test(name) && typeof text === 'string',
  );
}

/** The widest a picture is shown, in pixels: our renditions go to 1,536 (blocks §7). Only a banner’s ground is as wide as the page. */
function shownWidth(name: string, banner: boolean): number {
  return banner && /background$/i.test(name) && !/mobile/i.test(name) ? 1536 : 580;
}

/**
 * Pictures that screen readers cannot tell of, that are not there, or that are smaller than they are shown. A picture
 * on another host is not measured.
 */
export function pictureProblems(
  fields: readonly WrittenField[],
  { widthOf, banner }: { widthOf: WidthOf; banner: boolean },
): readonly Problem[] {
  return fields.flatMap((field) => {
    if (field.field.kind !== 'media' || !isPicture(field.value)) return [];
    const { path, value } = field;
    const words = hasWords(field)
      ? []
      : [
          {
            path,
            reason: 'The picture has no alternative text: who cannot see it is told nothing.',
            fix: 'Say in “alt” what a shopper would want to know of it, or give the block an empty alternative text if it only decorates.',
          },
        ];
    if (textAt(value, 'defaultHost')) return words;
    const name = textAt(value, 'name') ?? '';
    const width = widthOf(name);
    const shown = shownWidth(field.name, banner);
    if (width === undefined)
      return [
        ...words,
        { path, reason: `There is no picture “${name}”.`, fix: 'Upload it, or choose another.' },
      ];
    if (width === 'any' || width >= shown) return words;
    return [
      ...words,
      {
        path,
        reason: `“${name}” is ${width} pixels wide and shown up to ${shown} wide: it would look soft.`,
        fix: 'Choose a larger picture, or a block that shows it smaller.',
      },
    ];
  });
}
