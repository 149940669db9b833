/** One width at which every story is pictured. */
export interface Screen {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** A phone and a desktop: the two widths every story is pictured at, here and in Chromatic. */
export const screens: readonly Screen[] = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1440, height: 900 },
];

/** Between them: a story is pictured here too if its rules lay it out otherwise than at the widths on both sides. */
export const screensBetween: readonly Screen[] = [
  { name: 'tablet', width: 768, height: 1024 },
  { name: 'laptop', width: 1024, height: 768 },
];

/** Stories with this tag are not pictured: overviews, and those that end in motion or in another frame. */
export const noPicture = 'no-picture';

/** Stories with this tag are pictured with the pointer on their first link or button. */
export const pointedAt = 'pointed-at';
