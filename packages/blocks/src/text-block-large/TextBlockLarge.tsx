import { customProperties } from '@tailorbird/ui/customProperties';
import { RichTextView } from '../parts/RichTextView.tsx';
import type { TextBlockLargeContent } from './schema.ts';
import { TextBlockLargeRoot } from './TextBlockLarge.styles.ts';

/** A sentence or two in large type. */
export function TextBlockLarge({ body, textAlignment, textColour, textFont }: TextBlockLargeContent) {
  return (
    <TextBlockLargeRoot
      data-align={textAlignment}
      data-font={textFont}
      style={customProperties({ '--text': textColour })}
    >
      <RichTextView text={body} />
    </TextBlockLargeRoot>
  );
}
