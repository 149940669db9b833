import { customProperties } from '@tailorbird/ui/customProperties';
import { CallsToAction } from '../CallsToAction.tsx';
import { RichTextView } from '../RichTextView.tsx';
import { TextBoxWordsRoot } from './TextBoxWords.styles.ts';
import type { TextBoxContent } from './textBoxFields.ts';

/** A box's words: its headings, and what stands under them. */
export function TextBoxWords({ content }: { content: TextBoxContent }) {
  const { topHeading, heading, subtitle, body, annotation, callsToAction, bold, underline } = content;
  return (
    <TextBoxWordsRoot
      data-part="words"
      data-align={content.textAlignment}
      style={customProperties({
        '--ground': content.backgroundColour,
        '--text': content.textColour,
        '--heading': content.headingColour,
      })}
    >
      {(topHeading || heading) && (
        <div data-part="headings">
          {topHeading && <p>{topHeading}</p>}
          {heading && (
            <h2 data-bold={bold ? '' : undefined} data-underlined={underline ? '' : undefined}>
              {heading}
            </h2>
          )}
        </div>
      )}
      <div data-part="text">
        {subtitle && <p data-part="subtitle">{subtitle}</p>}
        {body && <RichTextView text={body} />}
        <CallsToAction actions={callsToAction} />
        {annotation && <p data-part="annotation">{annotation}</p>}
      </div>
    </TextBoxWordsRoot>
  );
}
