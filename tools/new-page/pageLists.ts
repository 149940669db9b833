/** The lists that have an entry for each page, by its name: file in the repository, and the list's first words. */
export const pageLists = {
  pages: { file: 'apps/storefront/app/pages.ts', opening: 'export const pages = {' },
  examples: { file: 'apps/storefront/e2e/shopPaths.ts', opening: 'export const examples' },
} as const;
export const routesFolder = 'apps/storefront/app/routes';
