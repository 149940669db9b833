/** The id of a heading, as repositories make it of its words: links to it lead there on the site too. */
export const headingId = (words: string): string =>
  words
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
