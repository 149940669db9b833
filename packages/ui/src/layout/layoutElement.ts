/** Elements a layout may stand as, so that lists stay lists and sections stay sections. */
export type LayoutElement =
  | 'div'
  | 'span'
  | 'ul'
  | 'ol'
  | 'li'
  | 'dl'
  | 'section'
  | 'article'
  | 'aside'
  | 'nav'
  | 'header'
  | 'footer'
  | 'main'
  | 'form';
