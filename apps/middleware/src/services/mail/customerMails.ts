import { lettersThanks } from '@tailorbird/commerce/customer/consentWords';
import { mailedLinkWords } from '@tailorbird/commerce/customer/mailedLinkWords';
import { href, type Market } from '@tailorbird/commerce/market';
import { escapeHtml } from './escapeHtml.ts';
import type { Mail } from './mail.ts';
import { mailButton, mailFrame } from './mailFrame.ts';

/** Who a mail is for. */
export interface Recipient {
  readonly email: string;
  readonly firstName: string;
}

/** Where links of a mail lead: the shop's own address, whatever a request said of it, in the reader's market. */
export interface Place {
  readonly publicUrl: string;
  readonly market: Market;
}

/** After registering. */
export function welcomeMail(to: Recipient, place: Place): Mail {
  return letter(to, {
    subject: 'Welcome to Tailorbird',
    paragraphs: [
      'Thank you for joining us. Your account is ready.',
      'It keeps your wishlist, your bag, your addresses and your orders together, wherever you log in.',
    ],
    link: { text: 'See your account', url: address(place, '/my-account') },
  });
}

/** With the link that lets the owner's browser in, past everybody else's tries. `minutes` is how long it works. */
export function unlockingMail(to: Recipient, place: Place, token: string, minutes: number): Mail {
  return letter(to, {
    subject: 'Log in to Tailorbird with this link',
    paragraphs: [
      'Somebody has tried several passwords for your account, and for now we let nobody try any more.',
      `If you want to log in, open this link first, in the browser you use. It works once, and for ${minutes} minutes.`,
      'If this was not you, there is nothing to do: nobody got in. Where you have logged in before you can always log in.',
    ],
    link: { text: mailedLinkWords.unlock, url: address(place, `/confirm?token=${token}`) },
    secret: token,
  });
}

interface ConsentLink {
  readonly token: string;
  readonly wanted: { readonly marketingEmail?: boolean; readonly marketingPost?: boolean };
  /** How long it works. */
  readonly days: number;
}

/** To an address for which somebody wanted letters, or none, with the link that makes it so. Nobody's name. */
export function confirmConsentMail(email: string, place: Place, { token, wanted, days }: ConsentLink): Mail {
  const given = [
    ...(wanted.marketingEmail ? ['news, offers and new arrivals by email'] : []),
    ...(wanted.marketingPost ? ['catalogues by post'] : []),
  ].join(', and ');
  return letter(
    { email },
    {
      subject: given ? 'Please confirm: letters from Tailorbird' : 'Please confirm: no more letters',
      paragraphs: [
        given
          ? `Somebody, we hope you, asked us to send you ${given}. Please confirm it with the link; until then you get nothing.`
          : 'Somebody, we hope you, asked us to send you no more news, offers or catalogues. Please confirm it with the link.',
        `It works once, and for ${days} days. If it was not you, leave it be: nothing changes without it.`,
      ],
      link: {
        text: mailedLinkWords[given ? 'consent' : 'withdrawal'],
        url: address(place, `/confirm?token=${token}`),
      },
      secret: token,
    },
  );
}

/** To somebody who has agreed to letters, with the link that ends them. */
export function consentGivenMail(email: string, place: Place, token: string): Mail {
  return letter(
    { email },
    {
      subject: 'You will hear from us',
      paragraphs: [lettersThanks, 'This link ends our letters at any time.'],
      link: { text: mailedLinkWords.withdrawal, url: address(place, `/confirm?token=${token}`) },
      secret: token,
    },
  );
}

/** With the link that lets a password be set anew. `minutes` is how long it works. */
export function resetMail(to: Recipient, place: Place, token: string, minutes: number): Mail {
  return letter(to, {
    subject: 'Set a new Tailorbird password',
    paragraphs: [
      `You can set a new password with this link. It works once, and for ${minutes} minutes.`,
      'If you did not ask for it, leave it be: your password stays as it is.',
    ],
    link: { text: 'Set a new password', url: address(place, `/updatePassword?token=${token}`) },
    secret: token,
  });
}

/** Notice of a change that only the owner should have made. */
export function passwordChangedMail(to: Recipient, place: Place): Mail {
  return letter(to, {
    subject: 'Your Tailorbird password was changed',
    paragraphs: [
      'Your password was changed, and every other device was logged out.',
      'If this was not you, please set a new password at once.',
    ],
    link: { text: 'Set a new password', url: address(place, '/forgot-password') },
  });
}

/** To a new e-mail address, with the link that makes it the customer's. Nobody's name: it may be a stranger's. */
export function confirmEmailMail(email: string, place: Place, token: string, minutes: number): Mail {
  return letter(
    { email },
    {
      subject: 'Confirm your new Tailorbird email address',
      paragraphs: [
        `Somebody, we hope you, wants to log in to Tailorbird with this address. The link confirms it. It works once, and for ${minutes} minutes.`,
        'If it was not you, leave it be: nothing happens without it.',
      ],
      link: { text: mailedLinkWords.email, url: address(place, `/confirm?token=${token}`) },
      secret: token,
    },
  );
}

/** To somebody whose address another customer wanted to have. */
export function emailTakenMail(to: Recipient, place: Place): Mail {
  return letter(to, {
    subject: 'You have a Tailorbird account already',
    paragraphs: [
      'Somebody wanted to use this address for another account. It is yours, so nothing was changed.',
      'If it was you, log in with this address. If you have forgotten your password, set a new one.',
    ],
    link: { text: 'Set a new password', url: address(place, '/forgot-password') },
  });
}

/** Notice that a new e-mail address was asked for, to the present one. */
export function emailAskedMail(to: Recipient, place: Place): Mail {
  return letter(to, {
    subject: 'A new email address for your Tailorbird account',
    paragraphs: [
      'Somebody who knows your password has asked for another email address for your account. It changes once it is confirmed there.',
      'If this was not you, please set a new password at once: that stops it.',
    ],
    link: { text: 'Set a new password', url: address(place, '/forgot-password') },
  });
}

/** Notice of a new e-mail address, to the old one. */
export function emailChangedMail(to: Recipient, place: Place): Mail {
  return letter(to, {
    subject: 'Your Tailorbird email address was changed',
    paragraphs: [
      'From now on you log in with another email address, and our mails go there.',
      'If this was not you, please write to us at once.',
    ],
    link: { text: 'Write to us', url: address(place, '/contact') },
  });
}

/** Notice that an account is gone. */
export function accountDeletedMail(to: Recipient, place: Place): Mail {
  return letter(to, {
    subject: 'Your Tailorbird account was deleted',
    paragraphs: [
      'Your account is deleted, with your wishlists, addresses and preferences. Orders stay in our books, as the law asks.',
      'You are welcome back at any time.',
    ],
    link: { text: 'To the shop', url: address(place, '/') },
  });
}

/** To somebody who asked to be told: a variant can be bought again. `path` is its page, without market prefix. */
export function backInStockMail(
  email: string,
  place: Place,
  { what, path }: { readonly what: string; readonly path: string },
): Mail {
  return letter(
    { email },
    {
      subject: 'It is back: what you asked us to look out for',
      paragraphs: [
        `${what} can be bought again.`,
        'You asked us to tell you. We will not write about it a second time.',
      ],
      link: { text: 'See it in the shop', url: address(place, path) },
    },
  );
}

function address({ publicUrl, market }: Place, path: string): string {
  return `${publicUrl}${href(market, path)}`;
}

interface Contents {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly link: { readonly text: string; readonly url: string };
  /** The token in the link, forgotten once the mail has left. */
  readonly secret?: string;
}

function letter(
  { email, firstName }: Partial<Recipient> & Pick<Recipient, 'email'>,
  { subject, paragraphs, link, secret }: Contents,
): Mail {
  const greeting = firstName === undefined ? 'Hello,' : `Dear ${firstName},`;
  const text = [
    greeting,
    '',
    ...paragraphs.flatMap((one) => [one, '']),
    `${link.text}: ${link.url}`,
    '',
    'Tailorbird',
  ];
  const html = [greeting, ...paragraphs].map((one) => `<p>${escapeHtml(one)}</p>`).join('');
  return {
    to: email,
    subject,
    text: text.join('\n'),
    html: mailFrame(subject, html + mailButton(link.text, link.url)),
    ...(secret !== undefined && { secret }),
  };
}
