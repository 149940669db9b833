/** How often a test repeats itself: as often as CI has time for, and in a soak until chance has no say. */
export function rounds(inCi: number, inSoak: number): number {
  return process.env['TEST_SOAK'] === 'on' ? inSoak : inCi;
}
