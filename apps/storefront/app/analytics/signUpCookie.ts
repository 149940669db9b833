const name = 'signed-up';

/** Set by the server as somebody registers: the page after the one that was left reports it (commerce §4 register). */
export function signUpCookie(secure: boolean): string {
  return `${name}=1; Path=/; Max-Age=300; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** Whether somebody has just registered; asking takes the mark away. */
export function takeSignUp(page: { cookie: string }): boolean {
  if (!page.cookie.split('; ').includes(`${name}=1`)) return false;
  page.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
  return true;
}
