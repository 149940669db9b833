/** How far a picture can be enlarged: four times the room it has. */
export const maxZoom = 4;

/** What one press of a zoom button or key does. */
export const zoomStep = 1.5;

/** What a double press does to a whole picture. */
export const doublePressZoom = zoomStep ** 2;

/** A zoom within its bounds: 1 is the whole picture. */
export function zoomWithin(zoom: number): number {
  return Math.min(maxZoom, Math.max(1, zoom));
}

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

/** How far two fingers are apart, in CSS pixels. */
export function spread(a: Point, b: Point): number {
  return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
}

/** The picture after or before another, round and round. */
export function neighbour(at: number, by: 1 | -1, count: number): number {
  return (at + by + count) % count;
}
