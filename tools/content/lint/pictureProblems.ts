import { imageLinkTag, videoLinkTag } from '../../../packages/blocks/src/fields/media.ts';
import type { WrittenField } from '../../../packages/blocks/src/reading/writtenFields.ts';
import { isAltTextField } from '../isAltTextField.ts';
import type { Problem } from './problem.ts';

/** How wide a picture of our own is in pixels; nothing where there is no such picture. */
export type WidthOf = (name: string) => number | 'any' | undefined;

/** What the files of a film of our own end in: its picture `jpg`, `mp4` and `webm`; nothing where there is no such film. */
export type FilesOf = (name: string) => ReadonlySet<string> | undefined;

const textAt = (value: unknown, name: string): string | undefined => {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return typeof found === 'string' ? found : undefined;
};

const tagOf = (value: unknown): string | undefined => {
  const meta: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, '_meta') : undefined;
  return textAt(meta, 'schema');
};

/** The link to a picture or a film, which may have its alternative text beside it. */
function linkIn(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Reflect.get(value, 'image') ?? Reflect.get(value, 'video') ?? value;
}

/** An alternative text beside a picture or a film counts even when it is empty: then an editor has said it needs none. */
function hasWords({ value, beside }: WrittenField): boolean {
  const own = textAt(value, 'altText') || textAt(value, 'alt') || textAt(linkIn(value), 'alt') || '';
  if (own.trim() !== '') return true;
  return Object.entries(beside).some(([name, text]) => isAltTextField(name) && typeof text === 'string');
}

/** The widest a picture is shown, in pixels: our renditions go to 1,536 (blocks §7). Only a banner’s ground is as wide as the page. */
function shownWidth(name: string, banner: boolean): number {
  return banner && /background$/i.test(name) && !/mobile/i.test(name) ? 1536 : 580;
}

function wordsProblems(field: WrittenField, thing: 'picture' | 'film'): readonly Problem[] {
  if (hasWords(field)) return [];
  return [
    {
      path: field.path,
      reason: `The ${thing} has no alternative text: who cannot see it is told nothing.`,
      fix: 'Say in “alt” what a shopper would want to know of it, or give the block an empty alternative text if it only decorates.',
    },
  ];
}

function sizeProblems({ path, value, name: field }: WrittenField, widthOf: WidthOf, banner: boolean) {
  const name = textAt(value, 'name') ?? '';
  const width = widthOf(name);
  const shown = shownWidth(field, banner);
  if (width === undefined)
    return [{ path, reason: `There is no picture “${name}”.`, fix: 'Upload it, or choose another.' }];
  if (width === 'any' || width >= shown) return [];
  return [
    {
      path,
      reason: `“${name}” is ${width} pixels wide and shown up to ${shown} wide: it would look soft.`,
      fix: 'Choose a larger picture, or a block that shows it smaller.',
    },
  ];
}

/** What a film needs beside being there, and what shoppers meet without it. */
const filmParts = [
  ['jpg', 'picture', 'who has asked for less motion or less data sees nothing'],
  ['mp4', 'MP4', 'many browsers, Safari among them, cannot play it'],
  ['webm', 'WebM', 'browsers built without H.264 cannot play it'],
] as const;

function filmProblems({ path, value }: WrittenField, filesOf: FilesOf): readonly Problem[] {
  const name = textAt(value, 'name') ?? '';
  const files = filesOf(name);
  if (files === undefined)
    return [{ path, reason: `There is no film “${name}”.`, fix: 'Upload it, or choose another.' }];
  return filmParts
    .filter(([ending]) => !files.has(ending))
    .map(([ending, part, without]) => ({
      path,
      reason: `The film “${name}” has no ${part}: ${without}.`,
      fix: `Add ${name}.${ending} beside its other files.`,
    }));
}

/**
 * Pictures and films that screen readers cannot tell of or that are not there, pictures that are smaller than they are
 * shown, and films without a part that some shoppers need. What is on another host is neither measured nor looked for.
 */
export function pictureProblems(
  fields: readonly WrittenField[],
  { widthOf, filesOf, banner }: { widthOf: WidthOf; filesOf: FilesOf; banner: boolean },
): readonly Problem[] {
  return fields.flatMap((field) => {
    if (field.field.kind !== 'media') return [];
    const link = { ...field, value: linkIn(field.value) };
    const tag = tagOf(link.value);
    if (textAt(field.value, 'url') !== undefined) return wordsProblems(field, 'picture');
    if (tag !== imageLinkTag && tag !== videoLinkTag) return [];
    const words = wordsProblems(field, tag === imageLinkTag ? 'picture' : 'film');
    if (textAt(link.value, 'defaultHost')) return words;
    return [
      ...words,
      ...(tag === imageLinkTag ? sizeProblems(link, widthOf, banner) : filmProblems(link, filesOf)),
    ];
  });
}
