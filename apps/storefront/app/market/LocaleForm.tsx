import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import type { LocaleChoice } from '@tailorbird/commerce/locale/localeOptions';
import { LocaleFormRoot } from './LocaleForm.styles.ts';

/** Every locale as a button of one form: works without scripts, and only a form sets cookies. */
export function LocaleForm({ choices }: { choices: readonly LocaleChoice[] }) {
  const { market, href } = usePageFacts();
  return (
    <LocaleFormRoot method="post" action={href('/locale')}>
      <ul>
        {choices.map(({ name, code, siteLocaleCode }) => (
          <li key={name + code}>
            <button
              name="to"
              value={`${name} ${code}`}
              data-country={name}
              data-country-currency={code}
              aria-current={siteLocaleCode === market ? 'true' : undefined}
            >
              {name} <span>{code}</span>
            </button>
          </li>
        ))}
      </ul>
    </LocaleFormRoot>
  );
}
