import type { LocaleChoice } from '@tailorbird/commerce/locale/localeOptions';
import type { LayoutContent } from '../shell/layoutContent.ts';

/** What a choice of locale is shown with: the choices, and the editors' picture. */
export interface Locales {
  readonly choices: readonly LocaleChoice[];
  readonly image: LayoutContent['localeImage'];
}
