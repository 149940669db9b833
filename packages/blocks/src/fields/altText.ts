/** The block’s own alternative text, or else the picture’s (blocks §2 media). */
export function altText(media: { readonly alt: string }, blockText: string | undefined): string {
  return blockText === undefined || blockText === '' ? media.alt : blockText;
}
