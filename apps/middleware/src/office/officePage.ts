import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { officeStyles } from './officeStyles.ts';

/** A piece of a page: what is put into it is shown as text, unless it is such a piece itself. */
export type Html = ReturnType<typeof html>;

const sections = {
  '/': 'Today',
  '/orders': 'Orders',
  '/returns': 'Returns',
  '/stock': 'Stock',
  '/reviews': 'Reviews',
  '/mails': 'Mails',
} as const;

/** What came of a press. */
export interface Notice {
  readonly text: string;
  readonly isBad?: boolean;
}

/** A page of the back office. */
export interface OfficePage {
  readonly title: string;
  readonly body?: Html;
  /** Who is signed in; nobody on the page where one signs in. */
  readonly operator?: string | undefined;
  /** Where in the office it is. */
  readonly section?: keyof typeof sections;
  readonly notice?: Notice | undefined;
}

/** The styles of every page, as its policy knows them. */
const styleHash = createHash('sha256').update(officeStyles).digest('base64');

/** What every answer of the back office says: nobody keeps it, frames it or puts anything into it. */
export const officeHeaders = {
  'cache-control': 'private, no-store',
  'content-security-policy': `default-src 'none'; img-src 'self'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // Not `no-referrer`, under which a form says of no origin that it comes from there.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex',
} as const;

/** The whole document of a page. */
export function officePage({ title, body, operator, section, notice }: OfficePage): Html {
  return html`<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – back office</title><style>${raw(officeStyles)}</style></head><body>
<a class="skip" href="#main">Skip to content</a>
<header class="bar"><a class="name" href="/">Tailorbird <span>back office</span></a>${operator === undefined ? '' : menu(operator, section)}</header>
<main id="main"><h1>${title}</h1>${notice && html`<p class="notice" role="status" ${notice.isBad ? 'data-bad' : ''}>${notice.text}</p>`}
${body}</main></body></html>`;
}

function menu(operator: string, section: OfficePage['section']): Html {
  const links = Object.entries(sections).map(
    ([path, name]) =>
      html`<li><a href="${path}" ${path === section ? raw('aria-current="page"') : ''}>${name}</a></li>`,
  );
  return html`<nav aria-label="Back office"><ul>${links}</ul></nav>
<form class="who" method="post" action="/sign-out">${operator} <button class="link">Sign out</button></form>`;
}

/** Where something stands. */
export function stateBadge(state: string): Html {
  return html`<span class="state" data-state="${state}">${state}</span>`;
}

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

/** A moment as operators read it, in the shop's own hours everywhere: UTC. */
export function momentText(at: Date | string): Html {
  const date = new Date(at);
  return html`<time datetime="${date.toISOString()}">${moment.format(date)}</time>`;
}
