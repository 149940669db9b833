import { signUpCookie } from '../data-layer/signUpCookie.ts';
import { answerTo, textIn } from '../form/formFields.ts';
import { problemPage } from '../notFound.ts';
import type { Shop } from '../requestContext.ts';
import { type AccountAnswer, accountMessage } from './accountAnswer.ts';
import { enterAccount } from './enterAccount.ts';
import { newPassword } from './registrationForm.ts';

/** Makes an account of who has just placed an order, with it, and goes on to the account (commerce §4 register). */
export async function keepOrder(
  shop: Shop,
  request: Request,
  order: { readonly cartId: string; readonly orderId: number },
): Promise<AccountAnswer> {
  const form = await request.formData();
  const parsed = newPassword.safeParse(textIn(form, 'password'));
  if (!parsed.success) return answerTo(form, { errors: { password: parsed.error.issues[0]?.message ?? '' } });
  const made = await shop.client.commerce.registerWithOrder({ ...order, password: parsed.data });
  if (!made.ok && made.error.tag === 'not-found') throw problemPage(made.error);
  if (!made.ok) return answerTo(form, { message: accountMessage(made.error) });
  shop.setCookie(signUpCookie(shop.secure));
  return answerTo(form, { message: await enterAccount(shop, request, '/my-account') });
}
