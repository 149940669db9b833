declare module 'virtual:static-styles' {
  /** Address of the stylesheet that vite/staticStyles.ts writes; absent in development and on the server. */
  const href: string | undefined;
  export default href;
}
