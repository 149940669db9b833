/** The messages of a listing, a part of the catalogue `messages`: pages that list products load no other. */
export const listingMessages = {
  noProducts: 'No products found matching your search criteria.',
  soldOut: 'Sold Out',
  goBackShopping: 'Go back shopping',
} as const;
