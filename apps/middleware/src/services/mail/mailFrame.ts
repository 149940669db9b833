import { hex } from '@tailorbird/tokens/hex';
import { escapeHtml } from './escapeHtml.ts';

/** Faces that mail programs have, after the shop's own: few load any. */
const faces = {
  heading: "Fraunces,Georgia,'Times New Roman',serif",
  body: 'Figtree,Helvetica,Arial,sans-serif',
};

/** Styles of what stands in a mail, in the shop's colours and faces; mail programs know no other kind. */
export const mailStyles = {
  heading: `margin:28px 0 12px;font:500 26px/1.15 ${faces.heading};letter-spacing:-.015em`,
  subheading: `margin:28px 0 8px;font:600 18px/1.2 ${faces.heading}`,
  row: `padding:10px 0;border-bottom:1px solid ${hex.line};vertical-align:top`,
  amount: `padding:10px 0 10px 16px;border-bottom:1px solid ${hex.line};vertical-align:top;text-align:right;white-space:nowrap`,
  detail: `color:${hex.softInk};font-size:14px`,
  quote: `margin:20px 0;padding:4px 0 4px 20px;border-left:2px dashed ${hex.madder};white-space:pre-line`,
  code: `display:inline-block;padding:14px 20px;background:${hex.chalk};font-size:24px;letter-spacing:.05em`,
};

/** A link to press. */
export function mailButton(text: string, url: string): string {
  return `<p style="margin:28px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:13px 24px;border-radius:2px;background:${hex.ink};color:${hex.paper};font-weight:600;text-decoration:none">${escapeHtml(text)}</a></p>`;
}

/** A whole mail around its contents, which are HTML: the shop's name over a running stitch, on paper, as wide as is easily read. */
export function mailFrame(title: string, contents: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;background:${hex.paper};color:${hex.ink};font:16px/1.5 ${faces.body}">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:28px 20px 48px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px;text-align:left">
<tr><td style="padding-bottom:14px;border-bottom:2px dashed ${hex.madder};font:600 28px/1 ${faces.heading};letter-spacing:-.015em">Tailorbird</td></tr>
<tr><td style="padding-top:20px">${contents}</td></tr>
</table></td></tr></table></body></html>`;
}
