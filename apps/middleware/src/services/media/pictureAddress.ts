import { err, ok, type Result } from '@tailorbird/commerce/result';
import { z } from 'zod';

/** What a picture shows of a style: a view of it alone, the whole of it where it is at home, or laid with other pieces. */
export type Shown = 'front' | 'back' | 'detail' | 'lifestyle' | 'laid';

/** View codes, with what each shows. */
const viewCodes = {
  FF: 'front',
  FB: 'back',
  FD: 'detail',
  L: 'lifestyle',
  MX: 'laid',
} as const satisfies Record<string, Shown>;

/** A code such as `FF`: front, whole. */
type ViewCode = keyof typeof viewCodes;

/** What a picture's name asks for. */
type PictureName =
  | { readonly type: 'product'; readonly styleCode: string; readonly colour: string; readonly view: Shown }
  | { readonly type: 'content'; readonly file: string }
  | { readonly type: 'poster'; readonly file: string }
  | { readonly type: 'upload'; readonly file: string }
  | { readonly type: 'placeholder' };

/** The view codes by what they show. */
export const codeOf: { readonly [S in Shown]: ViewCode } = {
  front: 'FF',
  back: 'FB',
  detail: 'FD',
  lifestyle: 'L',
  laid: 'MX',
};

function isViewCode(code: string): code is ViewCode {
  return Object.hasOwn(viewCodes, code);
}

/** The colour of a picture name: underscores stand for the spaces of the catalogue's colour. */
export function colourOf(part: string): string {
  return part.replaceAll('_', ' ');
}

/** The name of a style's picture in a colour, e.g. `101234-Moss_Green-FF`. */
export function pictureName(styleCode: string, colour: string, code: ViewCode): string {
  return `${styleCode}-${colour.replaceAll(' ', '_')}-${code}`;
}

/**
 * Reads `{styleCode}-{colour with underscores}-{view code}`, `content/{name}`, `films/{name}`, `uploads/{hash}` or `placeholder`.
 * The error says what a name looks like.
 */
export function parsePictureName(name: string): Result<PictureName, string> {
  if (name === 'placeholder') return ok({ type: 'placeholder' });
  const [, folder, file] = /^(content|films)\/([a-z0-9][a-z0-9-]*)$/.exec(name) ?? [];
  if (file) return ok({ type: folder === 'films' ? 'poster' : 'content', file });
  const upload = /^uploads\/([0-9a-f]{40})$/.exec(name)?.[1];
  if (upload) return ok({ type: 'upload', file: upload });
  const [, styleCode, colour, code] = /^([A-Za-z0-9]+)-(.+)-([A-Z]{1,2})$/.exec(name) ?? [];
  if (!styleCode || !colour || !code || !isViewCode(code)) {
    return err(
      `There is no picture named "${name}". A name is a style code, a colour and a view, as in 101234-Moss_Green-FF (views: ${Object.keys(viewCodes).join(', ')}), or content/ and a name, or films/ and a film’s name, or uploads/ and the name of an imported picture, or placeholder.`,
    );
  }
  return ok({ type: 'product', styleCode, colour: colourOf(colour), view: viewCodes[code] });
}

/** Formats the service encodes. */
const formats = ['avif', 'webp', 'jpeg'] as const;

/** One encoding. */
export type Format = (typeof formats)[number];

/** The widest or tallest picture served, in pixels. */
const largest = 2400;

/** How a picture is to be sized and encoded. */
export interface PictureSize {
  readonly width: number | undefined;
  readonly height: number | undefined;
  readonly format: Format;
  /** From 1 to 100, or what suits the format and what is shown. */
  readonly quality: number | 'default';
}

/** What a picture of a product is without a width or a height (commerce §9). */
export const defaultSize = { width: 1600, height: 2133 } as const;

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

/** How long what never changes under its name may be kept: a year (services §4). */
export const forEver = 'public, max-age=31536000, immutable';

/** The shop's account, which may stand before a name as the service writes it: `/i/tailorbird/{name}` (services §4). */
const account = 'tailorbird/';

/** What follows `/i/`, `/s/` or `/v/` in the path, decoded; a spoilt escape stays as it is and so names nothing. */
export function nameIn(path: string, part: 'i' | 's' | 'v'): string {
  const after = path.slice(path.indexOf(`/${part}/`) + 3);
  const name = after.startsWith(account) ? after.slice(account.length) : after;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
