/** `Photo 2 of 3 from Mudlark’s review “Very nice”`: what a photo is called, as nobody has said what it shows. */
export function photoWords(
  {
    nickname,
    title,
    photos = [],
  }: {
    readonly nickname: string;
    readonly title: string;
    readonly photos?: readonly unknown[] | undefined;
  },
  at: number,
): string {
  return `Photo ${at + 1} of ${photos.length} from ${nickname}’s review “${title}”`;
}
