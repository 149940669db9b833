import { customProperties } from '@tailorbird/ui/customProperties';
import { IconButton } from '@tailorbird/ui/IconButton';
import { CloseIcon } from '@tailorbird/ui/icons';
import { Picture } from '@tailorbird/ui/Picture';
import { type ReactNode, useState } from 'react';
import { usePageFacts } from '../PageFacts.tsx';
import { StickerRoot } from './Sticker.styles.ts';
import type { StickerContent } from './schema.ts';

type Line = StickerContent['template']['line1'];

function TextLine({ text, line: { top, size, colour } }: { text: string | undefined; line: Line }) {
  if (!text) return null;
  return (
    <span style={customProperties({ '--top': `${top}%`, '--size': `${size / 16}rem`, '--colour': colour })}>
      {text}
    </span>
  );
}

function Face({
  url,
  pictured,
  children,
}: {
  url: string | undefined;
  pictured: boolean;
  children: ReactNode;
}) {
  const { href } = usePageFacts();
  const picturedFace = pictured ? '' : undefined;
  if (url === undefined) {
    return (
      <div data-part="face" data-pictured={picturedFace}>
        {children}
      </div>
    );
  }
  return (
    <a data-part="face" data-pictured={picturedFace} href={href(url)}>
      {children}
    </a>
  );
}

/** A notice in the corner of the page, there until its close button is pressed (blocks §4). */
export function Sticker({ template, url, textLine1, textLine2, textLine3 }: StickerContent) {
  const [closed, setClosed] = useState(false);
  if (closed) return null;
  const { image, width, height, marginX, marginY, colour, closeButton } = template;
  const place = {
    '--width': `${width}px`,
    '--height': `${height}px`,
    '--margin-x': `${marginX}px`,
    '--margin-y': `${marginY}px`,
  };
  return (
    <StickerRoot
      aria-label="Offer"
      data-close={closeButton}
      style={customProperties({ ...place, '--ground': colour })}
    >
      <Face url={url} pictured={image !== undefined}>
        {image?.type === 'image' && (
          <Picture src={image.src} alt={image.alt} sizes={`${width}px`} ratio={`${width} / ${height}`} />
        )}
        <TextLine text={textLine1} line={template.line1} />
        <TextLine text={textLine2} line={template.line2} />
        <TextLine text={textLine3} line={template.line3} />
      </Face>
      <IconButton
        icon={CloseIcon}
        label="Close the offer"
        tone="paper"
        iconSize={16}
        onClick={() => setClosed(true)}
      />
    </StickerRoot>
  );
}
