import { customProperties } from '@tailorbird/ui/customProperties';
import { DividerTextRoot } from './DividerText.styles.ts';
import type { DividerTextContent } from './schema.ts';

/** A few words in a rule between two parts of a page. */
export function DividerText({
  text,
  font,
  size,
  textPosition,
  rule,
  textColour,
  ruleColour,
}: DividerTextContent) {
  return (
    <DividerTextRoot
      data-font={font}
      data-size={size}
      data-position={textPosition}
      data-rule={rule}
      style={customProperties({ '--text': textColour, '--rule': ruleColour })}
    >
      <p>{text}</p>
    </DividerTextRoot>
  );
}
