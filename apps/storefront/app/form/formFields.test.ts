import { expect, test } from 'vitest';
import { z } from 'zod';
import { answerTo, fieldErrors, keptValues, textIn } from './formFields.ts';

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const card = {
  'card.number': '4111 1111 1111 1111',
  'card.expiry': '09 / 31',
  'card.securityCode': '123',
  'card.name': 'W Hedge',
};

test('reliability F10: card details are never shown again', () => {
  const form = formOf({ ...card, email: 'wren@example.com' });
  expect(keptValues(form)).toEqual({ email: 'wren@example.com' });
  expect(answerTo(form, { message: 'No.' }).values).toEqual({ email: 'wren@example.com' });
});

test('passwords are never shown again, nor what a form was sent for', () => {
  const secrets = { password: 'hedgerow', newPassword: 'gate', currentPassword: 'lane', intent: 'login' };
  expect(keptValues(formOf({ ...secrets, next: '/bag' }))).toEqual({ next: '/bag' });
});

test('a server gives back the beginning of what is long; a page keeps all of what it has', () => {
  const form = formOf({ message: 'x'.repeat(1000) });
  expect(keptValues(form)['message']).toHaveLength(300);
  expect(keptValues(form, Number.POSITIVE_INFINITY)['message']).toHaveLength(1000);
});

test('of each field the first thing wrong is said, under its name in the form', () => {
  const address = z.object({
    city: z
      .string()
      .min(3, 'Too short')
      .regex(/^[A-Z]/, 'No capital'),
    line: z.string(),
  });
  const { error } = address.safeParse({ city: 'x', line: 'y' });
  expect(error && fieldErrors(error)).toEqual({ city: 'Too short' });
  expect(error && fieldErrors(error, 'shipping.')).toEqual({ 'shipping.city': 'Too short' });
});

test('a field that is not there, or is a file, is empty', () => {
  const form = formOf({ city: 'Ludlow' });
  form.set('file', new File(['x'], 'x.txt'));
  expect(['city', 'county', 'file'].map((name) => textIn(form, name))).toEqual(['Ludlow', '', '']);
});
