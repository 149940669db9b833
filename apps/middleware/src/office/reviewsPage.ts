import { photoWords } from '@tailorbird/commerce/reviews/photoWords';
import { Hono } from 'hono';
import { html } from 'hono/html';
import {
  decidedReview,
  decideReview,
  type ReadReview,
  shownReviews,
  waitingReviews,
} from '../platforms/embedded/reviews/decideReview.ts';
import { findPhoto } from '../platforms/embedded/reviews/findPhoto.ts';
import { type OfficeDependencies, type OfficeEnv, show, showMissing, tellDeed } from './officeContext.ts';
import type { Html } from './officePage.ts';
import { maxSearch, searchText } from './ordersPage.ts';

/** Each can be decided otherwise at once, so that no press is asked about. */
const decisions = { approve: 'approved', refuse: 'refused' } as const;

const changed = {
  text: 'Its writer has changed that review since you looked at it. Please look again.',
  isBad: true,
};

/** `/reviews`: what shoppers wrote and nobody else has read yet. */
export function createReviewsPage(deps: OfficeDependencies): Hono<OfficeEnv> {
  const app = new Hono<OfficeEnv>();
  app.get('/reviews', async (c) => {
    const waiting = await waitingReviews(deps.db);
    const done = c.req.query('done');
    const decided = Object.values(decisions).find((one) => one === done);
    const body =
      waiting.length === 0
        ? html`<p>No review waits to be read.</p>`
        : html`<ul class="cards">${waiting.map((one) => html`<li>${reviewCard(one, [approval, refusal])}</li>`)}</ul>`;
    const notice = decided ? { text: `The review is ${decided}.` } : done === 'changed' ? changed : undefined;
    const undo = decided && (await decidedCard(deps, Number(c.req.query('of')), decided));
    const shown = html`<p><a href="/reviews/shown">Reviews that are shown</a></p>`;
    return show(c, { title: 'Reviews', body: html`${undo}${body}${shown}`, section: '/reviews', notice });
  });
  app.get('/reviews/shown', async (c) => {
    const wanted = {
      search: searchText.parse(c.req.query('search')),
      withPhotos: c.req.query('photos') !== undefined,
    };
    const found = await shownReviews(deps.db, wanted, maxShown + 1);
    const cards = found.slice(0, maxShown).map((one) => html`<li>${reviewCard(one, [refusal])}</li>`);
    const body = html`${searchForm(wanted)}${
      found.length === 0 ? html`<p>The shop shows no such review.</p>` : html`<ul class="cards">${cards}</ul>`
    }${found.length > maxShown && html`<p>These are the newest ${maxShown}. Say more of the one you look for.</p>`}`;
    return show(c, { title: 'Reviews that are shown, newest first', body, section: '/reviews' });
  });
  app.post('/reviews/:id{[1-9][0-9]{0,8}}/:decision{approve|refuse}', async (c) => {
    const id = Number(c.req.param('id'));
    const to = c.req.param('decision') === 'approve' ? decisions.approve : decisions.refuse;
    const { submission } = await c.req.parseBody();
    const seen = { id, ...(typeof submission === 'string' && { submission }) };
    const decided = await decideReview(deps.db, seen, to);
    if (!decided.ok) return showMissing(c, decided.error);
    if (decided.value === 'changed') return c.redirect('/reviews?done=changed', 303);
    if (decided.value !== to) tellDeed(deps, c, 'review', { review: id, from: decided.value, to });
    return c.redirect(`/reviews?done=${to}&of=${id}`, 303);
  });
  app.get('/reviews/photos/:id{[0-9a-f-]{36}}', async (c) => {
    const photo = await findPhoto(deps.db, c.req.param('id'), { size: 'whole', isForAll: false });
    return photo
      ? c.body(photo, 200, { 'content-type': 'image/webp' })
      : showMissing(c, 'There is no such photo.');
  });
  return app;
}

/** What was decided just now, and the press that decides it otherwise. */
async function decidedCard(
  { db }: OfficeDependencies,
  id: number,
  decided: (typeof decisions)[keyof typeof decisions],
): Promise<Html | ''> {
  const review = Number.isSafeInteger(id) ? await decidedReview(db, id, decided) : undefined;
  const otherwise = decided === decisions.approve ? refusal : approval;
  return review ? html`<ul class="cards"><li>${reviewCard(review, [otherwise])}</li></ul>` : '';
}

/** More than somebody looks through for one review. */
const maxShown = 100;

function searchForm({ search, withPhotos }: { search: string; withPhotos: boolean }): Html {
  return html`<form class="row" role="search" action="/reviews/shown">
<label>Product, nickname or words <input name="search" type="search" maxlength="${maxSearch}" value="${search}"></label>
<label class="tick"><input type="checkbox" name="photos" ${withPhotos ? 'checked' : ''}> With photos</label><button class="button">Find</button></form>`;
}

interface Press {
  readonly decision: keyof typeof decisions;
  readonly words: string;
}
const approval: Press = { decision: 'approve', words: 'Show it in the shop' };
const refusal: Press = { decision: 'refuse', words: 'Do not show it' };

function reviewCard(review: ReadReview, presses: readonly Press[]): Html {
  const { id, submission, product, rating, title, message, nickname, date, photos } = review;
  const seen = html`<input type="hidden" name="submission" value="${submission ?? ''}">`;
  const forms = presses.map(
    ({ decision, words }, at) =>
      html`<form method="post" action="/reviews/${id}/${decision}">${seen}<button class="button" ${at === 0 && presses.length > 1 ? 'data-first' : ''}>${words}</button></form>`,
  );
  const pictures = photos.map(
    (photo, at) =>
      html`<li><a href="/reviews/photos/${photo.id}"><img src="/reviews/photos/${photo.id}" alt="${photoWords(review, at)}" width="${photo.width}" height="${photo.height}" loading="lazy"></a></li>`,
  );
  return html`<h2>${title}</h2><p class="soft">${product}, ${rating} of 5, by ${nickname} on ${date}</p>
<blockquote>${message}</blockquote>${photos.length > 0 && html`<ul class="photos">${pictures}</ul>`}<div class="actions">${forms}</div>`;
}
