import { customProperties } from '@tailorbird/ui/customProperties';
import { IconButton } from '@tailorbird/ui/IconButton';
import { CloseIcon } from '@tailorbird/ui/icons';
import { Picture } from '@tailorbird/ui/Picture';
import type { ReactNode } from 'react';
import { stillOf } from '../../fields/stillOf.ts';
import { usePageFacts } from '../../page/PageFacts.tsx';
import { StickerFaceRoot } from './StickerFace.styles.ts';
import type { StickerFaceContent } from './stickerFace.ts';

type Line = StickerFaceContent['textLine1'];

interface StickerFaceProps extends Omit<StickerFaceContent, '_meta'> {
  /** What its closing is remembered by; without one, its words. */
  readonly id: string | undefined;
  /** Words of the three lines. */
  readonly words?: readonly [string | undefined, string | undefined, string | undefined];
}

const pixels = (length: number): string => `${length}px`;

function TextLine({ text, line: { x, y, size, colour } }: { text: string | undefined; line: Line }) {
  if (!text) return null;
  const place = {
    '--x': `${x}%`,
    '--y': `${y}%`,
    '--size': `${size / 16}rem`,
    '--letters': text.length,
    '--colour': colour,
  };
  return (
    <span data-plain={colour === undefined ? '' : undefined} style={customProperties(place)}>
      {text}
    </span>
  );
}

function Face({
  url,
  pictured,
  name,
  spoken,
  children,
}: {
  url: string | undefined;
  pictured: boolean;
  /** What a link of it is called and reported by. */
  name: string;
  /** Whether its own words say it. */
  spoken: boolean;
  children: ReactNode;
}) {
  const { href } = usePageFacts();
  const shared = { 'data-part': 'face', 'data-pictured': pictured ? '' : undefined };
  if (url === undefined) return <div {...shared}>{children}</div>;
  return (
    <a {...shared} href={href(url)} aria-label={spoken ? undefined : name} data-promotion={name}>
      {children}
    </a>
  );
}

/** The sides it keeps away from. It stands at the right and at the foot unless only the sides opposite are given. */
function sidesOf(margins: StickerFaceContent['margins']): StickerFaceContent['margins'] {
  const { top, left } = margins;
  const usual = 20;
  return {
    ...margins,
    right: margins.right ?? (left === undefined ? usual : undefined),
    bottom: margins.bottom ?? (top === undefined ? usual : undefined),
  };
}

const sideOf = (margin: number | undefined) => (margin === undefined ? undefined : pixels(margin));

/**
 * A sticker’s body in the corner of the page. Its button closes it with or without script; what is closed stays closed on later pages
 * (`hideClosedStickers`), but for an editor who looks at a preview.
 */
export function StickerFace({
  id,
  url,
  image,
  words = [undefined, undefined, undefined],
  ...template
}: StickerFaceProps) {
  const { width, height, margins, colour, closeButtonBox: box } = template;
  const { preview } = usePageFacts();
  const said = words.filter(Boolean).join(' ');
  const name = said || image?.alt || 'Offer';
  const { top, right, bottom, left } = sidesOf(margins);
  return (
    <StickerFaceRoot
      open
      aria-label="Offer"
      data-sticker={preview ? undefined : (id ?? name)}
      data-at={top !== undefined && bottom === undefined ? 'top' : undefined}
      style={customProperties({
        '--width': pixels(width),
        '--height': pixels(height),
        '--top': sideOf(top),
        '--right': sideOf(right),
        '--bottom': sideOf(bottom),
        '--left': right === undefined ? sideOf(left) : undefined,
        '--across': pixels((left ?? right ?? 0) + (right ?? left ?? 0)),
        '--down': pixels((top ?? bottom ?? 0) + (bottom ?? top ?? 0)),
        '--ground': colour,
        '--close-top': pixels(box.top),
        '--close-right': pixels(box.right),
        '--close-size': pixels(box.size),
      })}
    >
      <Face url={url} pictured={image !== undefined} name={name} spoken={said !== ''}>
        {image && (
          <Picture {...stillOf(image)} alt={image.alt} sizes={pixels(width)} ratio={`${width} / ${height}`} />
        )}
        <TextLine text={words[0]} line={template.textLine1} />
        <TextLine text={words[1]} line={template.textLine2} />
        <TextLine text={words[2]} line={template.textLine3} />
      </Face>
      <form method="dialog">
        <IconButton type="submit" icon={CloseIcon} label="Close the offer" tone="paper" iconSize={16} />
      </form>
    </StickerFaceRoot>
  );
}
