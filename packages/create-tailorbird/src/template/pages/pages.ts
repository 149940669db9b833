/** The pages this shop has of its own: a path in each market, and the file beside this one that draws it. */
export const pages: readonly { readonly path: string; readonly file: string }[] = [
  { path: 'about-us', file: 'aboutUs.tsx' },
];
