import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { addressGroup, clientAddress, routeOf } from '../edge/clientAddress.ts';
import { attemptKey, forgetTries, takeTry } from '../platforms/embedded/sessions/attempts.ts';
import { tellSecurityEvent } from '../tellSecurityEvent.ts';
import type { OfficeDependencies } from './officeContext.ts';
import { type Notice, officePage } from './officePage.ts';
import { beginSession, endSession } from './operatorSession.ts';

const credentials = z.object({ name: z.string().max(100), password: z.string().max(128) });
const op = 'office.signIn';

/** Where operators sign in and out. Tries are slowed down by the address they come from, whatever name they try. */
export function createSignIn(deps: OfficeDependencies): Hono {
  const app = new Hono();
  app.get('/sign-in', (c) => c.html(signInPage()));
  app.post('/sign-in', async (c) => {
    const given = credentials.safeParse(await c.req.parseBody());
    if (!given.success) return refuse(c, 'Please give your name and password.', 403);
    const { db, clock, log, operators, passwords } = deps;
    const tries = attemptKey('office', addressGroup(clientAddress(routeOf(c), deps.trustedProxies)));
    const paused = await takeTry(db, tries, clock());
    if (paused) {
      tellSecurityEvent(log, 'authn_login_lock', { op });
      return refuse(c, paused.message, 429);
    }
    const { name, password } = given.data;
    const checked = await passwords.verify(password, operators.get(name));
    if (!checked.ok) return refuse(c, checked.error.message, 503);
    if (!checked.value.isRight) {
      tellSecurityEvent(log, 'authn_login_fail', { op });
      return refuse(c, 'That is not the name and password of an operator.', 403);
    }
    await forgetTries(db, tries);
    await beginSession(c, deps, name);
    tellSecurityEvent(log, 'authn_login_success', { op, operator: name });
    return c.redirect('/', 303);
  });
  app.post('/sign-out', async (c) => {
    await endSession(c, deps);
    return c.redirect('/sign-in', 303);
  });
  return app;
}

function refuse(c: Context, text: string, status: 403 | 429 | 503): Response | Promise<Response> {
  return c.html(signInPage({ text, isBad: true }), status);
}

function signInPage(notice?: Notice) {
  const body = html`<form class="tall" method="post" action="/sign-in">
<label>Name <input name="name" autocomplete="username" autocapitalize="none" spellcheck="false" required></label>
<label>Password <input name="password" type="password" autocomplete="current-password" required></label>
<div><button class="button" data-first>Sign in</button></div></form>`;
  return officePage({ title: 'Sign in', body, notice });
}
