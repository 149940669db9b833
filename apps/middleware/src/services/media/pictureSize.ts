import { err, ok, type Result } from '@tailorbird/commerce/result';
import { z } from 'zod';

/** Formats the service encodes. */
export const formats = ['avif', 'webp', 'jpeg'] as const;

/** One encoding. */
export type Format = (typeof formats)[number];

/** The widest or tallest picture served, in pixels. */
const largest = 1600;

/** How a picture is to be sized and encoded. */
export interface PictureSize {
  readonly width: number | undefined;
  readonly height: number | undefined;
  readonly format: Format;
  /** From 1 to 100, or what suits the format and what is shown. */
  readonly quality: number | 'default';
}

const pixels = (name: string) =>
  z
    .string()
    .regex(/^\d{1,5}$/, `${name} must be a whole number of pixels, as in ${name}=415.`)
    .transform(Number)
    .refine((n) => n >= 1 && n <= largest, `${name} must be from 1 to ${largest} pixels.`);

const asked = z.object({
  w: pixels('w').optional(),
  h: pixels('h').optional(),
  fmt: z
    .enum(['auto', ...formats], { error: `fmt must be one of auto, ${formats.join(', ')}.` })
    .default('auto'),
  qlt: z
    .string()
    .regex(/^(default|[1-9]\d?|100)$/, 'qlt must be default or a whole number from 1 to 100.')
    .default('default'),
});

/** The best format a browser says it accepts: `fmt=auto`. */
function negotiated(accept: string): Format {
  if (accept.includes('image/avif')) return 'avif';
  return accept.includes('image/webp') ? 'webp' : 'jpeg';
}

/** Reads the query of a picture; the error names the parameter and what it may be. */
export function parsePictureSize(query: Record<string, string>, accept: string): Result<PictureSize, string> {
  const parsed = asked.safeParse(query);
  if (!parsed.success) return err(parsed.error.issues.map((issue) => issue.message).join(' '));
  const { w, h, fmt, qlt } = parsed.data;
  const format = fmt === 'auto' ? negotiated(accept) : fmt;
  return ok({ width: w, height: h, format, quality: qlt === 'default' ? qlt : Number(qlt) });
}
