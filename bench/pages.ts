/** The pages that are measured, in a shop that runs: home, a listing and what narrows it, a search, a product. */
export async function pagesOf(origin: string): Promise<Record<string, string>> {
  const listing = '/browse/womens';
  const product = /href="(\/p\/[^"]+)"/.exec(await (await fetch(origin + listing)).text())?.[1];
  if (!product) throw new Error(`${origin}${listing} shows no product. Is a shop running there?`);
  return {
    home: '/',
    listing,
    filtered: `${listing}?filters%5Bcolour%5D=Blue`,
    search: '/search?query=tee',
    product,
  };
}
