import { Button } from '@tailorbird/ui/Button';
import { usePageFacts } from '../page/PageFacts.tsx';
import { ErrorPageRoot } from './ErrorPage.styles.ts';
import { errorText } from './errorText.ts';
import type { ErrorPageContent } from './schema.ts';

/** The ways back into the shop, in the specification’s words (blocks §2). */
const waysOut = [
  { label: 'HOME', to: '/' },
  { label: 'WOMEN', to: '/browse/womens' },
  { label: 'MEN', to: '/browse/mens' },
  { label: 'OTHER STUFF', to: '/other-stuff' },
];

interface ErrorPageProps extends ErrorPageContent {
  /** Place of its title in the outline: as a block it stands below the page’s own name. @default 2 */
  readonly level?: 1 | 2;
}

/** What stands in place of a page that does not exist or failed, with a way out. */
export function ErrorPage({ status, message: ownMessage, level = 2 }: ErrorPageProps) {
  const { href } = usePageFacts();
  const { title, message, text } = errorText(status, ownMessage);
  const Title = level === 1 ? 'h1' : 'h2';
  return (
    <ErrorPageRoot>
      <Title>{title}</Title>
      <p data-part="message">{message}</p>
      {text && <p>{text}</p>}
      <nav aria-label="Ways back into the shop" data-under="Error page">
        {waysOut.map(({ label, to }) => (
          <Button
            key={label}
            href={href(to)}
            variant={to === '/' ? 'primary' : 'secondary'}
            data-navigation=""
          >
            {label}
          </Button>
        ))}
      </nav>
    </ErrorPageRoot>
  );
}
