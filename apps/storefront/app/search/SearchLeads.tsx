import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import type { AnswerOf } from '@tailorbird/commerce/contract/contract';
import { searchWords } from '@tailorbird/commerce/search/searchWords';
import { SearchLeadsRoot } from './SearchLeads.styles.ts';

interface SearchLeadsProps {
  readonly term: string;
  readonly search: NonNullable<AnswerOf<'commerce', 'getProductsWithFilter'>['search']>;
}

/** Above the styles a search found: what a misspelt term was taken for, and the categories and pages it leads to. */
export function SearchLeads({ term, search: { understood, places } }: SearchLeadsProps) {
  const { href } = usePageFacts();
  const isOther = understood !== '' && understood !== searchWords(term).join(' ');
  if (!isOther && places.length === 0) return null;
  return (
    <SearchLeadsRoot>
      {isOther && (
        <p>
          Showing what we have for <b>{understood}</b>.
        </p>
      )}
      {places.length > 0 && (
        <ul aria-label="Categories and pages">
          {places.map(({ name, path }) => (
            <li key={path}>
              <a href={href(path)}>{name}</a>
            </li>
          ))}
        </ul>
      )}
    </SearchLeadsRoot>
  );
}
