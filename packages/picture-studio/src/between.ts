/** Places whose values are kept at once: as many as a picture needs of a slow, smooth function. */
const most = 1 << 16;

/** A slow function of whole places that answers each once. */
export function kept(at: (column: number, row: number) => number): (column: number, row: number) => number {
  const values = new Map<number, number>();
  return (column, row) => {
    const place = column * 1e6 + row;
    const known = values.get(place);
    if (known !== undefined) return known;
    if (values.size >= most) values.clear();
    const value = at(column, row);
    values.set(place, value);
    return value;
  };
}

/**
 * The values at four whole places, row by row, of which the first is asked for. They are worked out once while the reader
 * stays between the same four, as who draws pixel by pixel mostly does.
 */
export function fourAt(
  at: (column: number, row: number) => number,
): (column: number, row: number) => Float64Array {
  const place = new Float64Array([Number.NaN, Number.NaN]);
  const four = new Float64Array(4);
  return (column, row) => {
    if (column !== place[0] || row !== place[1]) {
      place[0] = column;
      place[1] = row;
      four[0] = at(column, row);
      four[1] = at(column + 1, row);
      four[2] = at(column, row + 1);
      four[3] = at(column + 1, row + 1);
    }
    return four;
  };
}

/** The value between four, at shares of the way to the right and down. */
export function mixed(four: Float64Array, across: number, down: number): number {
  const a = four[0] ?? 0;
  const c = four[2] ?? 0;
  const upper = a + ((four[1] ?? 0) - a) * across;
  return upper + (c + ((four[3] ?? 0) - c) * across - upper) * down;
}

/** A function of whole places read anywhere, evenly between the four around. */
export function between(at: (column: number, row: number) => number): (x: number, y: number) => number {
  const around = fourAt(at);
  return (x, y) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    return mixed(around(left, top), x - left, y - top);
  };
}
