/** One bit for each of many things that are numbered from 0: which of them are meant. None is beyond its end. */
export type Bits = Int32Array;

/** None of so many. */
export function noBits(many: number): Bits {
  return new Int32Array((many + 31) >> 5);
}

export function bitsOf(numbers: readonly number[]): Bits {
  const bits = noBits(numbers.reduce((most, number) => Math.max(most, number), -1) + 1);
  for (const number of numbers) addBit(bits, number);
  return bits;
}

export function addBit(bits: Bits, number: number): void {
  bits[number >> 5] = (bits[number >> 5] ?? 0) | (1 << (number & 31));
}

export function hasBit(bits: Bits, number: number): boolean {
  return (((bits[number >> 5] ?? 0) >>> (number & 31)) & 1) === 1;
}

/** Those that are in any. */
export function inAny(sets: readonly Bits[]): Bits {
  const any = new Int32Array(Math.max(0, ...sets.map(({ length }) => length)));
  for (const set of sets) set.forEach((bits, at) => (any[at] = (any[at] ?? 0) | bits));
  return any;
}

/** Those that are in each; nothing where nothing is asked of them. */
export function inAll([first, ...more]: readonly Bits[]): Bits | undefined {
  return first && more.reduce((all, one) => all.map((bits, at) => bits & (one[at] ?? 0)), first);
}

/** How many are in both. */
export function countOf(one: Bits, other: Bits = one): number {
  let count = 0;
  for (let at = 0; at < one.length; at += 1) {
    // Bits are added up in pairs, in fours, in eights, and then all eights at once.
    let bits = (one[at] ?? 0) & (other[at] ?? 0);
    bits -= (bits >>> 1) & 0x55555555;
    bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
    bits = (bits + (bits >>> 4)) & 0x0f0f0f0f;
    count += Math.imul(bits, 0x01010101) >>> 24;
  }
  return count;
}

/** Their numbers from low to high, the first so many of them. */
export function numbersIn(bits: Bits, most: number): number[] {
  const numbers: number[] = [];
  for (const [at, some] of bits.entries())
    for (let rest = some; rest !== 0 && numbers.length < most; rest &= rest - 1)
      numbers.push((at << 5) + 31 - Math.clz32(rest & -rest));
  return numbers;
}
