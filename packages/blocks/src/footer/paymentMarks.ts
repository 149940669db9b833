/** A way to pay in one colour, 28 units high. */
export interface PaymentDrawing {
  /** How wide it is. */
  readonly width: number;
  /** Drawn in lines. */
  readonly lines?: string;
  /** Drawn filled. */
  readonly filled?: string;
  /** Letters one line under another, in the middle. */
  readonly letters?: readonly string[];
  /** @default 11 */
  readonly letterSize?: number;
  readonly slanted?: boolean;
  /** Where the middle of the letters is. @default the middle of the mark */
  readonly lettersAt?: number;
}

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** What two circles of a radius of 7, side by side, have in common. */
const lens = 'M20 8.25a7 7 0 0 1 0 11.5a7 7 0 0 1 0-11.5z';

/** Our own renditions: plain letters and circles, no other company’s artwork. */
const marks: Readonly<Record<string, PaymentDrawing>> = {
  visa: { width: 40, letters: ['VISA'], letterSize: 14, slanted: true },
  mastercard: { width: 40, lines: circle(24, 14, 7), filled: circle(16, 14, 7) },
  maestro: { width: 40, lines: circle(16, 14, 7) + circle(24, 14, 7), filled: lens },
  americanexpress: { width: 40, letters: ['AM', 'EX'] },
  paypal: { width: 48, letters: ['PayPal'], letterSize: 13, slanted: true },
  applepay: { width: 40, letters: ['Apple', 'Pay'] },
  googlepay: {
    width: 50,
    lines: 'M16.5 10.5a5.5 5.5 0 1 0 1 3.5h-5',
    letters: ['Pay'],
    letterSize: 13,
    lettersAt: 33,
  },
  klarna: { width: 48, letters: ['Klarna.'], letterSize: 13 },
  clearpay: {
    width: 70,
    lines: 'M8 11.5h7l-2-2.5M17 16.5h-7l2 2.5',
    letters: ['clearpay'],
    letterSize: 12,
    lettersAt: 43,
  },
  afterpay: {
    width: 70,
    lines: 'M8 11.5h7l-2-2.5M17 16.5h-7l2 2.5',
    letters: ['afterpay'],
    letterSize: 12,
    lettersAt: 43,
  },
  discover: { width: 56, letters: ['DISCOVER'], letterSize: 9 },
  dinersclub: {
    width: 64,
    lines: `${circle(15, 14, 7)}M15 7v14`,
    letters: ['Diners', 'Club'],
    lettersAt: 43,
  },
  jcb: { width: 40, letters: ['JCB'], letterSize: 13 },
};

const otherNames: Readonly<Record<string, string>> = { amex: 'americanexpress', gpay: 'googlepay' };

/** The drawing of a way to pay by its name, however it is capitalised; nothing for one that has none. */
export function paymentMark(method: string): PaymentDrawing | undefined {
  const name = method.toLowerCase().replaceAll(/[^a-z]/g, '');
  const known = Object.hasOwn(otherNames, name) ? (otherNames[name] ?? name) : name;
  return Object.hasOwn(marks, known) ? marks[known] : undefined;
}
