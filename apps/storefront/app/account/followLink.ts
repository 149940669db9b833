import { messages } from '@tailorbird/commerce/messages';
import { redirectDocument } from 'react-router';
import { answerTo, textIn } from '../form/formFields.ts';
import type { Shop } from '../requestContext.ts';
import { type AccountAnswer, accountMessage } from './accountAnswer.ts';
import type { LinkPurpose } from './ConfirmPage.tsx';

/** Where one is told that it is done. */
const doneAt: { readonly [P in LinkPurpose]: string } = {
  unlock: '/login?notice=unlocked',
  email: '/login?notice=email',
  consent: '/confirm?done=consent',
  withdrawal: '/confirm?done=withdrawal',
};

interface FollowAnswer {
  readonly answer: AccountAnswer;
  readonly link: { readonly token: string; readonly purpose: LinkPurpose } | undefined;
}

/** Does what a mailed link is for, once, and goes on to where that is told. Answers only when it cannot. */
export async function followLink(shop: Shop, form: FormData): Promise<FollowAnswer> {
  const token = textIn(form, 'token').slice(0, 200);
  const followed = await shop.client.commerce.followMailedLink({ token });
  if (followed.ok && followed.value.purpose !== null) {
    throw redirectDocument(shop.href(doneAt[followed.value.purpose]), 303);
  }
  if (followed.ok) return { answer: answerTo(form, { message: messages.linkInvalid }), link: undefined };
  const asked = textIn(form, 'purpose');
  const purpose = isPurpose(asked) ? asked : undefined;
  const answer = answerTo(form, { message: accountMessage(followed.error) });
  return { answer, link: purpose && { token, purpose } };
}

function isPurpose(text: string): text is LinkPurpose {
  return Object.hasOwn(doneAt, text);
}
