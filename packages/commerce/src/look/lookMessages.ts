/** What is said of a look. They are apart from `messages`, which every listing loads. */
export const lookMessages = {
  incomplete: 'Please choose a size for each piece.',
  soldOut: 'All of this look has sold out.',
} as const;
