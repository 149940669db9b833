/** The tags of a page that search engines leave alone. */
export function titleTags(title: string) {
  return [{ title: `${title} | Tailorbird` }, { name: 'robots', content: 'noindex' }];
}

/**
 * The `meta` of such a page when it is called the same whatever it shows. Nothing where the page is not shown: what is shown
 * in its place has a title of its own (commerce §2 Error page).
 */
export function titled(title: string) {
  return ({ error }: { readonly error?: unknown }) => (error ? [] : titleTags(title));
}
