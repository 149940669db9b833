import america from './america.svg?url';
import europe from './europe.svg?url';
import type { Point } from './shop.ts';

/** A map of ours: an outline, and the degrees its edges stand for. */
export interface ShopMap {
  readonly name: string;
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

/** Outlines after Natural Earth's (public domain), made once for these edges. */
const maps: readonly ShopMap[] = [
  {
    name: 'Britain, Ireland and the near Continent',
    src: europe,
    width: 600,
    height: 519,
    west: -11,
    east: 8.5,
    south: 49.6,
    north: 59.4,
  },
  {
    name: 'the United States',
    src: america,
    width: 600,
    height: 328,
    west: -125.5,
    east: -66,
    south: 24,
    north: 50,
  },
];

/** The map a point is on. */
export function mapOf(point: Point): ShopMap | undefined {
  return maps.find((map) => {
    const { x, y } = placeOn(map, point);
    return x >= 0 && x <= 1 && y >= 0 && y <= 1;
  });
}

/** Where on a map a point is, as shares of its width and height from the top left. */
export function placeOn(map: ShopMap, { latitude, longitude }: Point): { x: number; y: number } {
  return {
    x: (longitude - map.west) / (map.east - map.west),
    y: (map.north - latitude) / (map.north - map.south),
  };
}
