import { type Light, light, mix } from './colour.ts';
import { type Paint, put } from './weaves.ts';

/** A stitch of the studio's knitted cloth in metres (`packages/picture-studio/tools/look.py`), and how far its two legs lean up, in stitches. */
const stitch = { width: 0.005, height: 0.0042, lean: 0.9 } as const;

/**
 * The chart as a knitter reads it, top row first: each row goes on for ever sideways. A dot is the cloth, a figure one
 * of the inks. As in all stranded knitting, no row has more than two colours.
 */
const chart = [
  '............',
  '1...........',
  '............',
  '..2...',
  '.222..',
  '22222.',
  '222222',
  '22.222',
  '2...22',
  '.....2',
  '............',
  '..3...',
  '............',
  '1....1....11',
  '....111....1',
  '...11.11....',
  '..11...11...',
  '.11..1..11..',
  '44..444..44.',
  '.11..1..11..',
  '..11...11...',
  '...11.11....',
  '....111....1',
  '1....1....11',
  '............',
  '..3...',
  '............',
  '.2.2',
  '2.2.',
  '...2',
  '............',
] as const;

/** The item at any whole place of a list that goes on for ever both ways. */
const wrapped = <T>(items: readonly T[], at: number) =>
  items[((at % items.length) + items.length) % items.length];

const fraction = (x: number) => x - Math.floor(x);

/** Bands of peaks, diamonds and dots all over, knitted stitch by stitch, so that every edge has the teeth of the stitches. */
export function fairIsle(colours: readonly string[], scale: number): Paint {
  const ground = light(colours[0] ?? '#efe8da');
  const given = colours.slice(1).map(light);
  const inks = given.length > 0 ? given : [0.75, 0.4].map((amount) => mix(ground, [1, 1, 1], amount));
  const yarn = (mark: string): Light =>
    (mark === '.' ? ground : inks[(Number(mark) - 1) % inks.length]) ?? ground;
  const rows = chart.map((row) => row.split('').map(yarn)).reverse();
  return (u, v, out) => {
    const across = u / (stitch.width * scale);
    const leg = Math.abs(fraction(across) - 0.5) * 2;
    const row = wrapped(rows, Math.floor(v / (stitch.height * scale) - leg * stitch.lean)) ?? [];
    put(out, wrapped(row, Math.floor(across)) ?? ground);
  };
}
