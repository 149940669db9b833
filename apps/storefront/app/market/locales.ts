import type { Block } from '@tailorbird/blocks/schemas';
import type { LocaleChoice } from '@tailorbird/commerce/locale/localeOptions';

/** What is asked above the choices. */
export const localeQuestion = 'Where are we sending to?';

/** What a choice of locale is shown with: the choices, and the editors' picture. */
export interface Locales {
  readonly choices: readonly LocaleChoice[];
  readonly image: Block<'locale-selector-image'> | undefined;
}
