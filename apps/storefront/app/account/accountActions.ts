import type { CallError } from '@tailorbird/commerce/contract/callError';
import { updatedCustomer } from '@tailorbird/commerce/customer/customerAnswers';
import { fieldNames, preferenceValue } from '@tailorbird/commerce/customer/formFields';
import { messages } from '@tailorbird/commerce/messages';
import { type Address, email } from '@tailorbird/commerce/model/address';
import { redirect, redirectDocument } from 'react-router';
import { z } from 'zod';
import { answerFinder } from '../address/answerFinder.ts';
import { readAddress } from '../address/readAddress.ts';
import { answerTo, fieldErrors, keptValues, textIn } from '../form/formFields.ts';
import { intentKey } from '../intentKey.ts';
import type { Shop } from '../requestContext.ts';
import { type AccountAnswer, accountMessage } from './accountAnswer.ts';
import { clearedPages, forgetAccount } from './leaveAccount.ts';
import { parseProfile } from './profileForm.ts';
import { newPassword } from './registrationForm.ts';

type Change = (shop: Shop, form: FormData) => Promise<AccountAnswer>;

const credentials = z.object({
  newPassword,
  currentPassword: z.string().min(1, messages.wrongPassword),
});
const newEmail = z.object({ email, currentPassword: z.string().min(1, messages.wrongPassword) });

function enteredIn(form: FormData, shape: object) {
  return Object.fromEntries(Object.keys(shape).map((name) => [name, textIn(form, name)]));
}

/** What the current password's refusal is about is told at its field, all else for the form. */
function refused(form: FormData, error: CallError): AccountAnswer {
  const message = accountMessage(error);
  return message === messages.wrongPassword
    ? answerTo(form, { errors: { currentPassword: message } })
    : answerTo(form, { message });
}

const saveProfile: Change = async (shop, form) => {
  const parsed = parseProfile(form);
  if (!parsed.ok) return answerTo(form, { errors: parsed.error });
  const { title, dateOfBirth, ...name } = parsed.value;
  const updated = updatedCustomer(await shop.client.commerce.updateCustomer(name));
  if (!updated.ok) return answerTo(form, { message: updated.error });
  const fields = await shop.client.commerce.updateCustomerFormFields({
    data: [
      { name: fieldNames.title, value: title },
      { name: fieldNames.dateOfBirth, value: dateOfBirth },
    ],
  });
  if (!fields.ok) return answerTo(form, { message: accountMessage(fields.error) });
  throw redirect(shop.href('/my-account/MyProfile?done=saved'), 303);
};

const savePreferences: Change = async (shop, form) => {
  const saved = await shop.client.commerce.updateCustomerFormFields({
    data: [
      { name: fieldNames.preferenceEmail, value: preferenceValue(form.has('preferenceEmail')) },
      { name: fieldNames.preferencePost, value: preferenceValue(form.has('preferencePost')) },
    ],
  });
  if (!saved.ok) return answerTo(form, { message: accountMessage(saved.error) });
  throw redirect(shop.href('/my-account/Preferences?done=saved'), 303);
};

const changeEmail: Change = async (shop, form) => {
  const parsed = newEmail.safeParse(enteredIn(form, newEmail.shape));
  if (!parsed.success) return answerTo(form, { errors: fieldErrors(parsed.error) });
  const answer = await shop.client.commerce.updateCustomer(parsed.data);
  if (!answer.ok) return refused(form, answer.error);
  const updated = updatedCustomer(answer);
  if (!updated.ok) return answerTo(form, { message: updated.error });
  throw redirect(shop.href('/my-account/Security?done=email'), 303);
};

const changePassword: Change = async (shop, form) => {
  const parsed = credentials.safeParse(enteredIn(form, credentials.shape));
  if (!parsed.success) return answerTo(form, { errors: fieldErrors(parsed.error) });
  const answer = await shop.client.commerce.updateCustomer(parsed.data);
  if (!answer.ok) return refused(form, answer.error);
  const updated = updatedCustomer(answer);
  if (!updated.ok) return answerTo(form, { message: updated.error });
  throw redirect(shop.href('/my-account/Security?done=password'), 303);
};

const saveAddress: Change = async (shop, form) => {
  const finder = await answerFinder(shop, form, [''], keptValues(form));
  if (finder) return finder;
  const parsed = readAddress(form, shop.market.market);
  if (!parsed.ok) return answerTo(form, { errors: parsed.error });
  const id = Number(textIn(form, 'id'));
  const { commerce } = shop.client;
  const saved =
    Number.isInteger(id) && id > 0
      ? await commerce.updateCustomerAddress({ ...parsed.value, id })
      : await createAddress(shop, textIn(form, 'mark'), parsed.value);
  if (!saved.ok) return answerTo(form, { message: accountMessage(saved.error) });
  throw redirect(shop.href('/my-account/SavedAddresses?done=address'), 303);
};

/** One form is one address, however often it is sent. */
function createAddress(shop: Shop, mark: string, entered: Address) {
  const { commerce } = mark ? shop.client.once(intentKey(mark, entered)) : shop.client;
  return commerce.createCustomerAddress(entered);
}

const deleteAddress: Change = async (shop, form) => {
  const deleted = await shop.client.commerce.deleteCustomerAddress({ ids: [Number(textIn(form, 'id'))] });
  if (!deleted.ok) return answerTo(form, { message: accountMessage(deleted.error) });
  throw redirect(shop.href('/my-account/SavedAddresses?done=address'), 303);
};

const deleteAccount: Change = async (shop, form) => {
  const currentPassword = textIn(form, 'currentPassword').slice(0, 1000);
  const deleted = await shop.client.commerce.deleteCustomer({ currentPassword });
  if (!deleted.ok) return refused(form, deleted.error);
  forgetAccount(shop);
  throw redirectDocument(shop.href('/login?notice=deleted'), { status: 303, headers: clearedPages });
};

/** What the forms of the account ask for, by their `intent`. Each answers only when it cannot do it. */
export const accountChanges: ReadonlyMap<string, Change> = new Map([
  ['profile', saveProfile],
  ['preferences', savePreferences],
  ['email', changeEmail],
  ['password', changePassword],
  ['address', saveAddress],
  ['delete-address', deleteAddress],
  ['delete-account', deleteAccount],
]);
