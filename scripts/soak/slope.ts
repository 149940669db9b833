/** How much y grows for one x: the line through the points with the least squares; 0 where there is none. */
export function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanX, meanY] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  const across = points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
  const along = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  return across === 0 || Number.isNaN(across) ? 0 : along / across;
}
