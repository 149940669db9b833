import { JumpOffTile } from '../parts/jump-off-tile/JumpOffTile.tsx';
import { JumpOffRoot } from './JumpOff.styles.ts';
import type { JumpOffContent } from './schema.ts';

/** One large tile that leads elsewhere. */
export function JumpOff(content: JumpOffContent) {
  return (
    <JumpOffRoot data-type={content.type}>
      <JumpOffTile
        {...content}
        level="h2"
        sizes={content.type === '2' ? '(min-width: 768px) 50vw, 100vw' : '100vw'}
      />
    </JumpOffRoot>
  );
}
