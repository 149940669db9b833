import { carrierNamed, carrierNames, parcelOf, trackingNumber } from '@tailorbird/commerce/checkout/carriers';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import type { SentParcel } from '../platforms/embedded/orders/changeOrderStatus.ts';
import { nameParcel } from '../platforms/embedded/orders/nameParcel.ts';
import { type OfficeDependencies, type OfficeEnv, show, showMissing, tellDeed } from './officeContext.ts';
import type { Html } from './officePage.ts';

const parcelForm = z.object({ carrier: z.string().default(''), number: z.string().default('') });

/** `/orders/100001/parcel`: names the parcel of an order that was sent without one. */
export function createParcelPage(deps: OfficeDependencies): Hono<OfficeEnv> {
  const app = new Hono<OfficeEnv>();
  const path = '/orders/:id{[0-9]{1,15}}/parcel';
  app.get(path, (c) => {
    const id = c.req.param('id');
    const body = html`<p>The shopper finds it at their order and can follow it. They are not written to again.</p>
<form class="tall" method="post">${parcelFields()}
<div class="actions"><button class="button" data-first>Name the parcel</button> <a class="link" href="/orders/${id}">Leave it as it is</a></div></form>`;
    return show(c, { title: `Name the parcel: order ${id}`, body, section: '/orders' });
  });
  app.post(path, async (c) => {
    const id = Number(c.req.param('id'));
    const parcel = sentParcel(await c.req.parseBody());
    if (!parcel.ok) return showMissing(c, parcel.error);
    if (!parcel.value || !(await nameParcel(deps.db, id, parcel.value)))
      return showMissing(c, `Order ${id} waits for no parcel to be named. Nothing was changed.`);
    tellDeed(deps, c, 'order', { order: id, from: 'no parcel', to: parcel.value.trackingNumber });
    return c.redirect(`/orders/${id}`, 303);
  });
  return app;
}

/** The parcel that a form names, none, or what is wrong with it. */
export function sentParcel(form: unknown): Result<SentParcel | undefined, string> {
  const { carrier = '', number = '' } = parcelForm.safeParse(form).data ?? {};
  if (carrier === '' && number.trim() === '') return ok(undefined);
  const known = carrierNamed(carrier);
  const tracking = trackingNumber(number);
  if (known && tracking) return ok({ carrier: known, trackingNumber: tracking });
  return err(
    'A parcel has a carrier and a number of 6 to 40 letters, digits and hyphens. Nothing was changed.',
  );
}

/** What names a parcel in a form. */
export function parcelFields(): Html {
  const carriers = carrierNames.map(
    (one) => html`<option value="${one}">${parcelOf(one, '')?.carrier}</option>`,
  );
  return html`<label>Carrier <select name="carrier"><option value="">No tracking</option>${carriers}</select></label>
<label>Tracking number <input name="number" autocomplete="off" spellcheck="false" maxlength="60"></label>`;
}
