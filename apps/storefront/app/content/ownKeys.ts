/** Keys of content that the shop shows at no address of their name: the market's front, and what stands where there is no page. */
export const ownKeys = { home: 'home', missing: 'not-found' } as const;
