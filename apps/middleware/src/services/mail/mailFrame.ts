import { hex } from '@tailorbird/tokens/hex';
import { escapeHtml } from './escapeHtml.ts';

/** Faces that mail programs have, after the shop's own: few load any. */
const faces = {
  heading: "Fraunces,Georgia,'Times New Roman',serif",
  body: 'Figtree,Helvetica,Arial,sans-serif',
};

/** What a tag of a mail has: its look for every mail program, and a name by which dark ones are told another. */
const attributes = (name: string, style: string) => `class="${name}" style="${style}"`;

const ruled = `border-bottom:1px solid ${hex.line};vertical-align:top`;

/** Attributes of what stands in a mail, in the shop's colours and faces; mail programs know no other kind of style. */
export const mailParts = {
  heading: attributes(
    'heading',
    `margin:28px 0 12px;font:500 26px/1.15 ${faces.heading};letter-spacing:-.015em`,
  ),
  subheading: attributes('heading', `margin:28px 0 8px;font:600 18px/1.2 ${faces.heading}`),
  picture: attributes('row', `width:64px;padding:10px 16px 10px 0;${ruled}`),
  row: attributes('row', `padding:10px 0;${ruled};overflow-wrap:anywhere;word-break:break-word`),
  amount: attributes('row', `padding:10px 0 10px 16px;${ruled};text-align:right;white-space:nowrap`),
  detail: attributes('soft', `color:${hex.softInk};font-size:14px;white-space:pre-line`),
  /** A box that stands there, with its words, where the program shows no pictures. */
  image: attributes(
    'image',
    `display:block;width:64px;height:80px;border:0;background:${hex.chalk};color:${hex.softInk};font:11px/1.25 ${faces.body}`,
  ),
  quote: attributes(
    'quote',
    `margin:20px 0;padding:4px 0 4px 20px;border-left:2px dashed ${hex.madder};white-space:pre-line`,
  ),
  code: attributes(
    'code',
    `display:inline-block;padding:14px 20px;background:${hex.chalk};font-size:24px;letter-spacing:.05em`,
  ),
};

/** Programs that are dark show the shop's ink as the ground; those that read no styles of a head turn colours themselves. */
const dark = `@media (prefers-color-scheme:dark){
.ground{background:${hex.ink}!important;color:${hex.paper}!important}
.ground a{color:${hex.paper}!important}
.ground a.button{background:${hex.paper}!important;color:${hex.ink}!important}
.masthead,.quote{border-color:${hex.blush}!important}
.row{border-color:${hex.softInk}!important}
.soft{color:${hex.line}!important}
.image,.code{background:${hex.inkHover}!important;color:${hex.paper}!important}
}`;

/** A link to press. */
export function mailButton(text: string, url: string): string {
  const button = attributes(
    'button',
    `display:inline-block;padding:13px 24px;border-radius:2px;background:${hex.ink};color:${hex.paper};font-weight:600;text-decoration:none`,
  );
  return `<p style="margin:28px 0"><a href="${escapeHtml(url)}" ${button}>${escapeHtml(text)}</a></p>`;
}

/** A link among words. */
export function mailLink(text: string, url: string): string {
  return `<a href="${escapeHtml(url)}" style="color:${hex.ink}">${escapeHtml(text)}</a>`;
}

/** A whole mail around its contents, which are HTML: the shop's name over a running stitch, on paper, as wide as is easily read. */
export function mailFrame(title: string, contents: string): string {
  const ground = `background:${hex.paper};color:${hex.ink};font:16px/1.5 ${faces.body}`;
  const masthead = attributes(
    'masthead',
    `padding-bottom:14px;border-bottom:2px dashed ${hex.madder};font:600 28px/1 ${faces.heading};letter-spacing:-.015em`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(title)}</title><style>${dark}</style></head>
<body ${attributes('ground', `margin:0;${ground}`)}>
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" ${attributes('ground', ground)}><tr><td align="center" style="padding:28px 20px 48px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px;text-align:left">
<tr><td ${masthead}>Tailorbird</td></tr>
<tr><td style="padding-top:20px">${contents}</td></tr>
</table></td></tr></table></body></html>`;
}
