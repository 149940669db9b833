/** The attributes a piece of safe HTML may hold, by their names in React. */
export interface SafeAttributes {
  readonly className?: string;
  readonly href?: string;
  readonly src?: string;
  readonly alt?: string;
  readonly width?: number;
  readonly height?: number;
  readonly title?: string;
  readonly lang?: string;
  readonly dir?: string;
  readonly colSpan?: number;
  readonly rowSpan?: number;
  readonly dateTime?: string;
  readonly 'aria-label'?: string;
  readonly 'aria-hidden'?: true;
}

/** Words, or an element of the allow-list around more of the same. Plain data, made on the server. */
export type SafeNode =
  | string
  | { readonly tag: string; readonly attributes: SafeAttributes; readonly children: SafeHtml };

/** An editor’s HTML as `sanitiseHtml` leaves it: no scripts, styles, forms, frames or foreign addresses. */
export type SafeHtml = readonly SafeNode[];
