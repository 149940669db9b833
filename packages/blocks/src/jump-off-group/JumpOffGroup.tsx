import { JumpOffTile } from '../parts/jump-off-tile/JumpOffTile.tsx';
import { SectionHeading } from '../parts/SectionHeading.tsx';
import { JumpOffGroupRoot } from './JumpOffGroup.styles.ts';
import type { JumpOffGroupContent } from './schema.ts';

/** On a phone two are as wide as the page, of three the first, and the rest half as wide. */
function sizesOf(count: number, at: number): string {
  const wideOnPhone = count === 2 || (count === 3 && at === 0);
  return `(min-width: 768px) ${Math.round(100 / count)}vw, ${wideOnPhone ? 100 : 50}vw`;
}

/** Two to four tiles that lead elsewhere, laid out for their number. */
export function JumpOffGroup({ title, type, items }: JumpOffGroupContent) {
  return (
    <JumpOffGroupRoot data-count={items.length}>
      {title && <SectionHeading title={title} />}
      <ul>
        {items.map((item, at) => (
          <li key={at}>
            <JumpOffTile
              {...item}
              type={type}
              level={title ? 'h3' : 'h2'}
              sizes={sizesOf(items.length, at)}
            />
          </li>
        ))}
      </ul>
    </JumpOffGroupRoot>
  );
}
