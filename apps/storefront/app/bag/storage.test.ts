import { savedCartField } from '@tailorbird/commerce/customer/formFields';
import { expect, test } from 'vitest';
import { loginCookie } from '../customer/loginCookie.ts';

test('commerce §9 storage 1: ‘Cart ID’ names the saved bag, ‘user-authenticated’ the login, for 604,800 seconds', () => {
  expect(savedCartField).toBe('Cart ID');
  expect(loginCookie(true, false)).toMatch(/^user-authenticated=1;.* Max-Age=604800/);
});
