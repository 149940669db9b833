/** The tags a piece of rich text may hold: no other can be written, whatever the markdown says. */
export type RichTextTag =
  | 'p'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'ul'
  | 'ol'
  | 'li'
  | 'strong'
  | 'em'
  | 'del'
  | 'code'
  | 'blockquote'
  | 'hr'
  | 'br'
  | 'table'
  | 'thead'
  | 'tbody'
  | 'tr'
  | 'th'
  | 'td';

/** One piece of rich text: words, a link, or a tag around more pieces. Plain data, made on the server. */
export type RichTextNode =
  | string
  | { readonly href: string; readonly children: RichText }
  | { readonly tag: RichTextTag; readonly children: RichText };

/** Sanitised text with structure, as `markdown.ts` makes it and `RichTextView` shows it. */
export type RichText = readonly RichTextNode[];
