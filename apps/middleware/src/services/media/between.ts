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
 * A function of whole places read anywhere, evenly between the four around. It is asked for those four once while the
 * reader stays between them, as who draws pixel by pixel mostly does.
 */
export function between(at: (column: number, row: number) => number): (x: number, y: number) => number {
  let [column, row] = [Number.NaN, Number.NaN];
  let [a, b, c, d] = [0, 0, 0, 0];
  return (x, y) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    if (left !== column || top !== row) {
      column = left;
      row = top;
      a = at(left, top);
      b = at(left + 1, top);
      c = at(left, top + 1);
      d = at(left + 1, top + 1);
    }
    const across = x - left;
    const upper = a + (b - a) * across;
    return upper + (c + (d - c) * across - upper) * (y - top);
  };
}
