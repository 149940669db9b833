/** A point of a picture, in percent from the left and from the top. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

type Group = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const percent = (share: number): number => Math.round(Math.min(Math.max(share, 0), 1) * 100);

/** The focal point of a picture, whichever way it is written; nothing where it has none that can be used. */
export function focalPointOf(picture: unknown): FocalPoint | undefined {
  if (!isGroup(picture)) return undefined;
  const { focalPoint, image } = picture;
  if (!isGroup(focalPoint)) return focalPointOf(image);
  const { x, y } = focalPoint;
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : undefined;
}

/** The same picture with this focal point, or with none. */
export function withFocalPoint(picture: unknown, point: FocalPoint | undefined): Group {
  const { focalPoint: _, ...rest } = isGroup(picture) ? picture : {};
  const { image } = rest;
  return {
    ...rest,
    ...(isGroup(image) && { image: withFocalPoint(image, undefined) }),
    ...(point !== undefined && { focalPoint: point }),
  };
}

/** The point of a picture shown whole in a box that was pressed. */
export function pointPressed(
  box: Readonly<Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>>,
  press: { readonly clientX: number; readonly clientY: number },
): FocalPoint {
  return {
    x: percent((press.clientX - box.left) / box.width),
    y: percent((press.clientY - box.top) / box.height),
  };
}

/** What stands after a figure is typed for one side: the other is in the middle until it is said. */
export function pointTyped(
  point: FocalPoint | undefined,
  side: 'x' | 'y',
  figure: number,
): FocalPoint | undefined {
  if (!Number.isFinite(figure)) return point;
  return { x: 50, y: 50, ...point, [side]: percent(figure / 100) };
}
