import { Hono } from 'hono';
import { html } from 'hono/html';
import { type DeadLetter, deadLetters, resend } from '../services/mail/deadLetters.ts';
import { type OfficeDependencies, type OfficeEnv, show, tellDeed } from './officeContext.ts';
import { type Html, momentText } from './officePage.ts';

/** `/mails`: those that were given up, to be sent once more. */
export function createMailsPage(deps: OfficeDependencies): Hono<OfficeEnv> {
  const app = new Hono<OfficeEnv>();
  app.get('/mails', async (c) => {
    const letters = await deadLetters(deps.db);
    const body = letters.length === 0 ? html`<p>No mail was given up.</p>` : listOf(letters);
    const notice =
      c.req.query('done') === undefined
        ? undefined
        : { text: 'It is sent again within seconds, unless it was already.' };
    return show(c, { title: 'Mails that could not be sent', body, section: '/mails', notice });
  });
  app.post('/mails/:which{all|[1-9][0-9]{0,14}}', async (c) => {
    const which = c.req.param('which');
    const count = await resend(deps.db, which === 'all' ? 'all' : Number(which), deps.clock());
    if (count > 0) tellDeed(deps, c, 'mail', { mail: which, count });
    return c.redirect('/mails?done=1', 303);
  });
  return app;
}

function listOf(letters: readonly DeadLetter[]): Html {
  return html`<p>Mend the cause first: what the mail server said stands with each.</p>
<form method="post" action="/mails/all"><button class="button">Send all ${letters.length} again</button></form>
<ul class="cards">${letters.map((letter) => html`<li>${letterCard(letter)}</li>`)}</ul>`;
}

function letterCard({ id, to, subject, attempts, givenUpAt, reason }: DeadLetter): Html {
  return html`<h2>${subject}</h2><p class="soft">To ${to}, given up ${momentText(givenUpAt)} after ${attempts === 1 ? 'one attempt' : `${attempts} attempts`}</p>
<blockquote>${reason}</blockquote><form method="post" action="/mails/${id}"><button class="button">Send it again</button></form>`;
}
