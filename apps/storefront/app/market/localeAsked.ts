const key = 'locale-asked';

/** A visit is asked once: closing the question is an answer too. */
export function rememberAsked(): void {
  try {
    sessionStorage.setItem(key, '1');
  } catch {
    // Storage may be switched off; then the next page asks again.
  }
}

/** Whether this visit has been asked already. */
export function wasAsked(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
