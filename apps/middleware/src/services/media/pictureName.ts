import { err, ok, type Result } from '@tailorbird/commerce/result';

/** What a picture shows of a style: a view of it alone, the whole of it where it is at home, or laid with other pieces. */
export type Shown = 'front' | 'back' | 'detail' | 'lifestyle' | 'laid';

/** View codes in the order a media set shows them, with what each shows. */
const viewCodes = {
  FF: 'front',
  FB: 'back',
  FD: 'detail',
  L: 'lifestyle',
  MX: 'laid',
} as const satisfies Record<string, Shown>;

/** A code such as `FF`: front, whole. */
export type ViewCode = keyof typeof viewCodes;

/** What a picture's name asks for. */
export type PictureName =
  | { readonly type: 'product'; readonly styleCode: string; readonly colour: string; readonly view: Shown }
  | { readonly type: 'content'; readonly file: string }
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
 * Reads `{styleCode}-{colour with underscores}-{view code}`, `content/{name}`, `uploads/{hash}` or `placeholder`.
 * The error says what a name looks like.
 */
export function parsePictureName(name: string): Result<PictureName, string> {
  if (name === 'placeholder') return ok({ type: 'placeholder' });
  const content = /^content\/([a-z0-9][a-z0-9-]*)$/.exec(name)?.[1];
  if (content) return ok({ type: 'content', file: content });
  const upload = /^uploads\/([0-9a-f]{40})$/.exec(name)?.[1];
  if (upload) return ok({ type: 'upload', file: upload });
  const [, styleCode, colour, code] = /^([A-Za-z0-9]+)-(.+)-([A-Z]{1,2})$/.exec(name) ?? [];
  if (!styleCode || !colour || !code || !isViewCode(code)) {
    return err(
      `There is no picture named "${name}". A name is a style code, a colour and a view, as in 101234-Moss_Green-FF (views: ${Object.keys(viewCodes).join(', ')}), or content/ and a name, or uploads/ and the name of an imported picture, or placeholder.`,
    );
  }
  return ok({ type: 'product', styleCode, colour: colourOf(colour), view: viewCodes[code] });
}
