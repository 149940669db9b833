import { z } from 'zod';

const percent = z.number().min(0).max(100);

/**
 * The point of a picture that stays in view where its box crops it, chosen for the place it stands in. The media service’s own point of
 * interest (`poi`, fractions of the picture’s width and height) is kept with the picture, is in no link to it, and tells only where the
 * service itself cuts a picture, which the shop never asks for: the browser cuts, by this point.
 */
export const focalPoint = z
  .object({
    x: percent.meta({ title: 'From the left', description: 'In percent of the width.', examples: [70] }),
    y: percent.meta({ title: 'From the top', description: 'In percent of the height.', examples: [40] }),
  })
  .optional()
  .meta({
    title: 'Focal point',
    description:
      'The point of a picture that stays in view where its box cuts it, in percent from the left and from the top. Without one it is the middle. A video has none.',
    examples: [{ x: 70, y: 40 }],
  });

/** The field of a picture that says it, as `object-position`; none where it has no point. */
export function positionOf(point: z.output<typeof focalPoint>): { focalPoint?: string } {
  return point === undefined ? {} : { focalPoint: `${point.x}% ${point.y}%` };
}
