import type { CallError } from '@tailorbird/commerce/contract/callError';
import { maxEmailLength } from '@tailorbird/commerce/email';
import { messages } from '@tailorbird/commerce/messages';
import { redirect, redirectDocument } from 'react-router';
import { saysLoggedIn } from '../customer/loginCookie.ts';
import { signUpCookie } from '../data-layer/signUpCookie.ts';
import { answerTo, textIn } from '../form/formFields.ts';
import type { Shop } from '../requestContext.ts';
import { writeLog } from '../writeLog.ts';
import { type AccountAnswer, accountMessage } from './accountAnswer.ts';
import { enterAccount } from './enterAccount.ts';
import { forgetAccount, leaveAccount } from './leaveAccount.ts';
import { nextAddress } from './nextAddress.ts';
import { newPassword, parseRegistration } from './registrationForm.ts';

/**
 * Logs in and goes on to the address the form names, or to the account. Answers only when it cannot; whoever was
 * logged in meanwhile is logged out then (commerce §8).
 */
export async function logIn(shop: Shop, request: Request, form: FormData): Promise<AccountAnswer> {
  const [email, password] = [textIn(form, 'email').slice(0, maxEmailLength), textIn(form, 'password')];
  if (password.length > 1000) return answerTo(form, { message: messages.wrongCredentials });
  const answer = await shop.client.commerce.loginCustomer({ email, password });
  if (!answer.ok) return answerTo(form, { message: accountMessage(answer.error) });
  if (!answer.value.isValid) {
    if (saysLoggedIn(request.headers.get('cookie'))) await leaveAccount(shop);
    return answerTo(form, { message: answer.value.errorMessage ?? messages.invalidCredentials });
  }
  const next = nextAddress(textIn(form, 'next')) ?? '/my-account';
  return answerTo(form, { message: await enterAccount(shop, request, next) });
}

/** Registers, which logs in, and goes on to the account (commerce §4 register). */
export async function register(shop: Shop, request: Request, form: FormData): Promise<AccountAnswer> {
  const parsed = parseRegistration(form, shop.market.market);
  if (!parsed.ok) return answerTo(form, { errors: parsed.error });
  const answer = await shop.client.commerce.registerCustomer(parsed.value);
  if (!answer.ok) return answerTo(form, { message: messageOfFailure(answer.error) });
  shop.setCookie(signUpCookie(shop.secure));
  const next = nextAddress(textIn(form, 'next')) ?? '/my-account';
  return answerTo(form, { message: await enterAccount(shop, request, next) });
}

/** What is told of a registration that failed. What is not told in the error's own words is logged in them (commerce §8). */
function messageOfFailure(error: CallError): string {
  const told = accountMessage(error);
  const { tag, message } = error;
  if (told === messages.goBackOrTryAgain) writeLog({ level: 'error', op: 'registerCustomer', tag, message });
  return told;
}

/** Asks for the reset e-mail. Whether there is an account behind an address is not told. */
export async function requestReset(shop: Shop, form: FormData): Promise<AccountAnswer> {
  const email = textIn(form, 'email').trim().slice(0, maxEmailLength);
  const sent = await shop.client.commerce.requestResetPassword({ email });
  if (!sent.ok) return answerTo(form, { message: accountMessage(sent.error) });
  if (!sent.value) return answerTo(form, { errors: { email: messages.emailInvalid } });
  const next = nextAddress(textIn(form, 'next'));
  const query = new URLSearchParams({ sent: '1', ...(next !== undefined && { next }) });
  throw redirect(shop.href(`/forgot-password?${query}`), 303);
}

/** Sets a new password by the link of the e-mail, once. Every session of the customer ends with it. */
export async function resetPassword(shop: Shop, form: FormData): Promise<AccountAnswer> {
  const parsed = newPassword.safeParse(textIn(form, 'newPassword'));
  if (!parsed.success)
    return answerTo(form, { errors: { newPassword: parsed.error.issues[0]?.message ?? '' } });
  const token = textIn(form, 'token').slice(0, 200);
  const done = await shop.client.commerce.resetPassword({ token, password: parsed.data });
  if (!done.ok) return answerTo(form, { message: accountMessage(done.error) });
  if (!done.value.isValid) return answerTo(form, { message: messages.resetLinkInvalid });
  forgetAccount(shop);
  throw redirectDocument(shop.href('/login?notice=reset'), 303);
}
