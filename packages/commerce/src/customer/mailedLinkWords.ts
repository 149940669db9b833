/** What a mailed link does, by its purpose: said on the link, and on the button of the page that it opens. */
export const mailedLinkWords = {
  unlock: 'Let me log in',
  email: 'Confirm my new address',
  consent: 'Yes, write to me',
  withdrawal: 'No more letters',
} as const;
