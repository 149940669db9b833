import { BlockDataProvider } from '@tailorbird/blocks/BlockData';
import { ContentPage } from '@tailorbird/blocks/ContentPage';
import { ErrorPage } from '@tailorbird/blocks/ErrorPage';
import type { ContentPage as Composed } from '../content/contentPage.ts';
import { SearchAgain } from '../listing/SearchAgain.tsx';
import { MissingPageRoot } from './MissingPage.styles.ts';

/** Said where no page has an address: the ways back into the shop (commerce §2 Error page), a search, and what editors offer. */
export function MissingPage({ page }: { page: Composed | undefined }) {
  return (
    <MissingPageRoot id="main" tabIndex={-1}>
      <ErrorPage status={404} level={1} />
      <div data-part="search">
        <SearchAgain term="" />
      </div>
      {page && (
        <BlockDataProvider data={page}>
          <ContentPage {...page} />
        </BlockDataProvider>
      )}
    </MissingPageRoot>
  );
}
