import { messages } from '@tailorbird/commerce/messages';

/** Something to say at the head of the login page. */
export interface LoginNotice {
  readonly text: string;
  /** Whether it is good news. */
  readonly good: boolean;
}

const notices: { readonly [word: string]: LoginNotice } = {
  ended: { text: messages.userDataFailed, good: false },
  reset: { text: 'Your new password is set. Please log in with it.', good: true },
  unlocked: { text: 'You can log in with this browser now.', good: true },
  email: { text: 'Your new email address is confirmed. Please log in with it.', good: true },
  deleted: { text: 'Your account has been deleted.', good: true },
  out: { text: 'You are logged out.', good: true },
};

/** The notice for a word in the address, if it is one of ours. */
export function loginNotice(word: string | null): LoginNotice | null {
  return word !== null && Object.hasOwn(notices, word) ? (notices[word] ?? null) : null;
}
