import { marketOf, markets } from '@tailorbird/commerce/market';
import { report, tell } from '../data-layer/report.ts';
import { takeSignUp } from '../data-layer/signUpCookie.ts';
import { clickEvent } from './clickEvent.ts';
import { pageReport, type Shown } from './pageReport.ts';

/** Reports the page now shown, and a registration that led to it. */
export function showPage(page: Shown): void {
  tell(pageReport(page, document.title));
  if (takeSignUp(document)) report({ event: 'sign_up', method: 'email' });
}

/** Reports presses from now on; answers how to stop. */
export function watchClicks(): () => void {
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    const event = clickEvent(target, Date.now(), markets[marketOf(location.pathname)].currency);
    if (event) report(event);
  };
  // Before anything else answers the press: menus and links stop it, or leave the page.
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}
