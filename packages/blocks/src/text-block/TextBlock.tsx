import { CallsToAction } from '../parts/CallsToAction.tsx';
import { RichTextView } from '../parts/RichTextView.tsx';
import type { TextBlockContent } from './schema.ts';
import { TextBlockRoot } from './TextBlock.styles.ts';

/** A title over running text, with one thing to do after it. */
export function TextBlock({ title, body, callToAction }: TextBlockContent) {
  return (
    <TextBlockRoot>
      {title && <h2>{title}</h2>}
      <RichTextView text={body} />
      {callToAction && <CallsToAction actions={[callToAction]} />}
    </TextBlockRoot>
  );
}
