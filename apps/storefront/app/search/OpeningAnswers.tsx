import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { Picture } from '@tailorbird/ui/Picture';
import { OpeningAnswersRoot } from './OpeningAnswers.styles.ts';
import type { SearchOpening } from './searchOpening.ts';

/** What a search begins with: popular categories and a tile a department. Plain links, reached with Tab. */
export function OpeningAnswers({ opening }: { opening: SearchOpening }) {
  const { href } = usePageFacts();
  return (
    <OpeningAnswersRoot>
      {opening.popular.length > 0 && (
        <nav aria-label="Popular" data-part="popular">
          <b>Popular</b>
          <ul>
            {opening.popular.map(({ name, path }) => (
              <li key={path}>
                <a href={href(path)}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {opening.tiles.length > 0 && (
        <nav aria-label="Categories" data-part="tiles">
          <b>Categories</b>
          <ul>
            {opening.tiles.map(({ name, path, image }) => (
              <li key={path}>
                <a href={href(path)}>
                  <Picture src={image} alt="" sizes="200px" ratio="4 / 5" />
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </OpeningAnswersRoot>
  );
}
