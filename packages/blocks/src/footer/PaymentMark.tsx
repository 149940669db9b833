import type { PaymentDrawing } from './paymentMarks.ts';
import type { FooterContent } from './schema.ts';

const height = 28;

function Drawing({ name, of }: { name: string; of: PaymentDrawing }) {
  const { width, lines, filled, letters = [], letterSize = 11, slanted, lettersAt } = of;
  const first = height / 2 - ((letters.length - 1) * letterSize) / 2;
  return (
    <svg role="img" aria-label={name} viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
      {filled && <path d={filled} fill="currentColor" />}
      {lines && <path d={lines} />}
      {letters.map((text, line) => (
        <text
          key={text}
          x={lettersAt ?? width / 2}
          y={first + line * letterSize}
          fontSize={letterSize}
          fontStyle={slanted ? 'italic' : undefined}
        >
          {text}
        </text>
      ))}
    </svg>
  );
}

/** A way to pay, as a mark in a frame like a card’s; by its name where there is no drawing of it. */
export function PaymentMark({ name, mark }: FooterContent['paymentLogos'][number]) {
  return <li>{mark === undefined ? name : <Drawing name={name} of={mark} />}</li>;
}
