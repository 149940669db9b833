import { customProperties } from './customProperties.ts';
import { WavyTextRoot } from './WavyText.styles.ts';
import { parseWavyUnderline } from './wavyUnderline.ts';

/** A title whose `[[wavy-u-…]]` markers have become wavy underlines. */
export function WavyText({ text }: { text: string }) {
  const { parts } = parseWavyUnderline(text);
  return (
    <WavyTextRoot>
      {parts.map((part, at) =>
        part.wave === undefined ? (
          part.text
        ) : (
          // The parts of one title never change their order.
          <u key={at} style={customProperties({ '--wave': part.wave })}>
            {part.text}
          </u>
        ),
      )}
    </WavyTextRoot>
  );
}
