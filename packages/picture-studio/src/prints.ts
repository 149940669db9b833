import { blend } from './colour.ts';
import { random } from './random.ts';

/** A printed design: one repeat as SVG, and how wide the repeat is on the cloth in metres. */
export interface Print {
  readonly svg: string;
  readonly metres: number;
}

const size = 400;

/** The furthest any mark reaches from its place. */
const reach = 120;

/** Draws something at a place and again wherever the repeat wraps round, so that the edges meet. */
function wrapped(draw: (x: number, y: number) => string, x: number, y: number): string {
  const near = (at: number) => [at - size, at, at + size].filter((p) => p > -reach && p < size + reach);
  return near(x)
    .flatMap((px) => near(y).map((py) => draw(px, py)))
    .join('');
}

/** Places at least `gap` apart, wrapping round the repeat. */
function scatter(next: () => number, gap: number, most: number): [number, number][] {
  const places: [number, number][] = [];
  const apart = (a: number, b: number) => Math.min(Math.abs(a - b), size - Math.abs(a - b));
  for (let tries = 0; tries < 6000 && places.length < most; tries++) {
    const [x, y] = [next() * size, next() * size];
    if (places.every(([px, py]) => Math.hypot(apart(px, x), apart(py, y)) > gap)) places.push([x, y]);
  }
  return places;
}

function sheet(ground: string, marks: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" fill="${ground}"/>${marks}</svg>`;
}

/** Ink `i` of a recipe's colours, going round again when there are too few. */
function ink(colours: readonly string[], i: number): string {
  const ground = colours[0] ?? '#efe8da';
  const inks =
    colours.length > 1 ? colours.slice(1) : [blend(ground, '#fbf8f2', 0.7), blend(ground, '#1c2b2a', 0.45)];
  return inks[i % inks.length] ?? ground;
}

const n = (x: number) => x.toFixed(1);

function petals(count: number, r: number, width: number, fill: string, turn: number): string {
  const petal = `M0 0C${n(-r * width)} ${n(-r * 0.35)} ${n(-r * width)} ${n(-r)} ${n(-r * 0.12)} ${n(-r)}L0 ${n(-r * 0.88)}L${n(r * 0.12)} ${n(-r)}C${n(r * width)} ${n(-r)} ${n(r * width)} ${n(-r * 0.35)} 0 0Z`;
  return Array.from(
    { length: count },
    (_, i) => `<path d="${petal}" fill="${fill}" transform="rotate(${n(turn + (i * 360) / count)})"/>`,
  ).join('');
}

function leafShape(length: number, width: number): string {
  return `M0 0C${n(width)} ${n(-length * 0.3)} ${n(width * 0.8)} ${n(-length * 0.75)} 0 ${n(-length)}C${n(-width * 0.8)} ${n(-length * 0.75)} ${n(-width)} ${n(-length * 0.3)} 0 0Z`;
}

const place = (x: number, y: number, turn: number, marks: string) =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})">${marks}</g>`;

/** Hedgerow blossom: five notched petals, pairs of leaves on short stems, and fallen petals between. */
function floral(colours: readonly string[], seed: number): Print {
  const next = random(seed + 11);
  const ground = colours[0] ?? '#efe8da';
  const leaf = colours.length > 3 ? ink(colours, colours.length - 2) : blend(ground, ink(colours, 1), 0.6);
  const blooms = colours.length > 3 ? colours.slice(1, -1) : [ink(colours, 0), ink(colours, 1)];
  const flowers = scatter(next, 62, 30);
  const stems: string[] = [];
  const heads: string[] = [];
  flowers.forEach(([x, y], i) => {
    const r = 17 + next() * 12;
    const turn = next() * 360;
    const bloom = blooms[i % blooms.length] ?? ground;
    const sprig = `<path d="M0 0C${n(r * 0.6)} ${n(-r)} ${n(r * 0.2)} ${n(-r * 1.6)} ${n(r * 0.7)} ${n(-r * 2.3)}" stroke="${leaf}" stroke-width="2.6" fill="none" stroke-linecap="round"/>
      <path d="${leafShape(r * 1.1, r * 0.36)}" fill="${leaf}" transform="translate(${n(r * 0.38)} ${n(-r * 1.3)}) rotate(58)"/>
      <path d="${leafShape(r, r * 0.32)}" fill="${leaf}" transform="translate(${n(r * 0.34)} ${n(-r * 1.5)}) rotate(-48)"/>
      <circle cx="${n(r * 0.72)}" cy="${n(-r * 2.4)}" r="${n(r * 0.2)}" fill="${bloom}"/>`;
    const head = `${petals(5, r, 0.5, bloom, next() * 72)}<circle r="${n(r * 0.26)}" fill="${leaf}"/><circle r="${n(r * 0.13)}" fill="${ground}"/>`;
    stems.push(wrapped((px, py) => place(px, py, turn, sprig), x, y));
    heads.push(wrapped((px, py) => place(px, py, 0, head), x, y));
  });
  const fallen = scatter(next, 30, 70).map(([x, y], i) =>
    wrapped(
      (px, py) => `<circle cx="${n(px)}" cy="${n(py)}" r="2.5" fill="${blooms[i % blooms.length]}"/>`,
      x,
      y,
    ),
  );
  return { svg: sheet(ground, fallen.join('') + stems.join('') + heads.join('')), metres: 0.17 };
}

/** Ditsy: tiny five-petalled flowers close together, each with one leaf. */
function ditsy(colours: readonly string[], seed: number): Print {
  const next = random(seed + 23);
  const ground = colours[0] ?? '#efe8da';
  const marks = scatter(next, 40, 80).map(([x, y], i) => {
    const r = 13 + next() * 6;
    const small = i % 4 === 3;
    const bloom = ink(colours, i % 3 === 0 ? 1 : 0);
    const head = small
      ? `<circle r="4.5" fill="${ink(colours, 2)}"/>`
      : `<path d="${leafShape(r * 1.5, r * 0.38)}" fill="${ink(colours, 2)}" transform="rotate(${n(100 + next() * 50)}) translate(0 ${n(-r * 0.5)})"/>${petals(5, r, 0.5, bloom, next() * 72)}<circle r="${n(r * 0.2)}" fill="${ground}"/>`;
    const turn = next() * 360;
    return wrapped((px, py) => place(px, py, turn, head), x, y);
  });
  return { svg: sheet(ground, marks.join('')), metres: 0.1 };
}

function meadowHead(type: number, bloom: string, centre: string, next: () => number): string {
  if (type === 0) return `${petals(11, 19, 0.3, bloom, next() * 30)}<circle r="6" fill="${centre}"/>`;
  if (type === 1) return `${petals(4, 20, 0.85, bloom, 20 + next() * 30)}<circle r="5" fill="${centre}"/>`;
  if (type === 2) {
    const umbel = Array.from({ length: 9 }, (_, i) => {
      const a = ((i - 4) * 17 * Math.PI) / 180;
      const [x, y] = [Math.sin(a) * 24, -Math.cos(a) * 24];
      return `<path d="M0 0L${n(x)} ${n(y)}" stroke="${centre}" stroke-width="1.6"/><circle cx="${n(x)}" cy="${n(y)}" r="4.6" fill="${bloom}"/>`;
    });
    return `<g transform="translate(0 12)">${umbel.join('')}</g>`;
  }
  return Array.from(
    { length: 6 },
    (_, i) =>
      `<ellipse cx="${i % 2 === 0 ? -5 : 5}" cy="${n(12 - i * 7)}" rx="5.4" ry="7.4" fill="${bloom}" transform="rotate(${i % 2 === 0 ? -24 : 24} 0 ${n(12 - i * 7)})"/>`,
  ).join('');
}

/** Meadow: daisies, poppies, cow parsley and lavender on tall stems, all growing upward. */
function meadow(colours: readonly string[], seed: number): Print {
  const next = random(seed + 37);
  const ground = colours[0] ?? '#efe8da';
  const stem = colours.length > 2 ? ink(colours, colours.length - 2) : blend(ground, ink(colours, 0), 0.55);
  const marks = scatter(next, 58, 34)
    .sort((a, b) => a[1] - b[1])
    .map(([x, y], i) => {
      const tall = 62 + next() * 40;
      const bend = (next() - 0.5) * 26;
      const leaf = (side: number) =>
        `<path d="${leafShape(tall * 0.36, 6)}" fill="${stem}" transform="translate(${n(bend * 0.25)} ${n(-tall * (0.25 + next() * 0.2))}) rotate(${side * (32 + next() * 16)})"/>`;
      const bloom = ink(colours, i % Math.max(1, colours.length - 2));
      const head = meadowHead(i % 4, bloom, i % 4 === 2 ? stem : ground, next);
      const plant = `<path d="M0 0Q${n(bend * 0.1)} ${n(-tall * 0.6)} ${n(bend)} ${n(-tall)}" stroke="${stem}" stroke-width="2.4" fill="none" stroke-linecap="round"/>${leaf(1)}${leaf(-1)}<g transform="translate(${n(bend)} ${n(-tall)}) rotate(${n(bend * 0.8)})">${head}</g>`;
      return wrapped((px, py) => place(px, py + 40, 0, plant), x, y);
    });
  return { svg: sheet(ground, marks.join('')), metres: 0.2 };
}

/** Leaf: a block-printed sprig in half-drop, each stamp turned and inked a little differently. */
function leaf(colours: readonly string[], seed: number): Print {
  const next = random(seed + 53);
  const ground = colours[0] ?? '#efe8da';
  const stamps: string[] = [];
  for (let column = 0; column < 4; column++) {
    for (let row = 0; row < 3; row++) {
      const x = 50 + column * 100 + (next() - 0.5) * 7;
      const y = 66 + row * (size / 3) + (column % 2) * (size / 6) + (next() - 0.5) * 7;
      const colour = ink(colours, (column + row) % 2 === 0 ? 0 : 1);
      const leaves = Array.from({ length: 4 }, (_, i) =>
        [1, -1]
          .map(
            (side) =>
              `<path d="${leafShape(38 - i * 4, 10 - i)}" fill="${colour}" transform="translate(0 ${n(34 - i * 21)}) rotate(${n(side * (54 - i * 4 + next() * 5))})"/>`,
          )
          .join(''),
      ).join('');
      const sprig = `<path d="M0 56Q3 10 0 -46" stroke="${colour}" stroke-width="3.4" fill="none" stroke-linecap="round"/>${leaves}<path d="${leafShape(32, 8)}" fill="${colour}" transform="translate(0 -40)"/>`;
      const turn = (column % 2 === 0 ? 9 : -9) + (next() - 0.5) * 6;
      stamps.push(wrapped((px, py) => place(px, py, turn, sprig), x, y));
    }
  }
  return { svg: sheet(ground, stamps.join('')), metres: 0.19 };
}

type Edge = (turn: number) => readonly [x: number, y: number];

/** A closed shape cut by hand: the edge followed once round in 48 strokes of the knife, each a little out. */
function cut(edge: Edge, fill: string, next: () => number): string {
  const points = Array.from({ length: 48 }, (_, i) => {
    const [x, y] = edge((i / 48) * 2 * Math.PI);
    return `${n(x + (next() - 0.5) * 2.6)} ${n(y + (next() - 0.5) * 2.6)}`;
  });
  return `<path d="M${points.join('L')}Z" fill="${fill}" stroke="${fill}" stroke-width="1.6" stroke-linejoin="round"/>`;
}

/** A round or an almond: `point` draws its two ends out. */
const oval =
  (width: number, height: number, point = 1): Edge =>
  (turn) => [width * Math.sign(Math.sin(turn)) * Math.abs(Math.sin(turn)) ** point, -height * Math.cos(turn)];

/** Specks of cloth that the block did not ink, over a round of `reach`. */
function missed(count: number, reach: number, ground: string, next: () => number): string {
  return Array.from({ length: count }, () => {
    const [turn, away] = [next() * 2 * Math.PI, Math.sqrt(next()) * reach];
    return `<circle cx="${n(Math.cos(turn) * away)}" cy="${n(Math.sin(turn) * away)}" r="${n(0.5 + next() * 1.1)}" fill="${ground}" opacity="0.75"/>`;
  }).join('');
}

/** Block: a split pomegranate in half drop, cut and stamped by hand, so that no two are inked quite alike. */
function block(colours: readonly string[], seed: number): Print {
  const next = random(seed + 71);
  const ground = colours[0] ?? '#efe8da';
  const fruit = ink(colours, 0);
  const seeds = ink(colours, 1);
  const leaves = colours.length > 3 ? ink(colours, colours.length - 2) : fruit;
  const stamp = () => {
    const crown = [-24, 0, 24].map((lean) =>
      place(0, -46, lean, place(0, -13, 0, cut(oval(7, 15, 1.6), fruit, next))),
    );
    const sprays = [-1, 1].flatMap((side) =>
      [58, 98].map((turn, i) =>
        place(
          side * 5,
          60,
          side * turn,
          place(0, -34 + i * 4, 0, cut(oval(11 - i * 2, 29 - i * 4, 1.5), leaves, next)),
        ),
      ),
    );
    const pips = [-24, -8, 8, 24].flatMap((y) =>
      (Math.abs(y) > 20 ? [0] : [-6, 6]).map((x) => place(x, y + 2, 0, cut(oval(4, 6.2, 1.1), seeds, next))),
    );
    return [
      `<path d="M0 44Q3 58 1 76" stroke="${leaves}" stroke-width="5" fill="none" stroke-linecap="round"/>`,
      ...sprays,
      ...crown,
      cut(oval(46, 48), fruit, next),
      cut(oval(21, 41, 1.4), ground, next),
      ...pips,
      missed(34, 46, ground, next),
    ].join('');
  };
  const stamps = [0, 1].flatMap((column) =>
    [0, 1].map((row) => {
      const mark = stamp();
      const turn = (next() - 0.5) * 7;
      const [x, y] = [100 + column * 200 + (next() - 0.5) * 6, 50 + row * 200 + column * 100];
      return wrapped((px, py) => place(px, py, turn, `<g transform="scale(1.18)">${mark}</g>`), x, y);
    }),
  );
  return { svg: sheet(ground, stamps.join('')), metres: 0.14 };
}

/** The printed design of this name in these colours, or undefined when it is woven and not printed. */
export function print(name: string, colours: readonly string[], seed: number): Print | undefined {
  const draw = { floral, ditsy, meadow, leaf, block }[name];
  return draw?.(colours, seed);
}
