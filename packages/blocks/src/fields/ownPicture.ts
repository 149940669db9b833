/** Whether an address is a picture of the shop’s own media service: `/i/content/hero-autumn?w=800`. */
export function isOwnPicture(address: string): boolean {
  return (
    /^\/i\/[\w%.-]+(?:\/[\w%.-]+)*(?:\?[\w=&%.,-]*)?$/.test(address) && !/\.\.|%2e|%2f|%5c/i.test(address)
  );
}
