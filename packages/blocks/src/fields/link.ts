import { z } from 'zod';

/**
 * Whether an address may be put in an `href`: a path of the shop (`/browse/womens`), a place on the page
 * (`#sizes`), a secure address elsewhere (`https://…`), a telephone number (`tel:`) or a mailbox (`mailto:`). Everything
 * else is refused, `javascript:`, `//host`, `/\host` and a host behind an `@` among it.
 */
export function isSafeLink(value: string): boolean {
  if (/[\s\\<>"\p{Cc}]/u.test(value)) return false;
  if (value.startsWith('/')) return !value.startsWith('//');
  if (value.startsWith('#')) return value.length > 1;
  if (/^(?:tel:\+?[\d().-]{3,24}|mailto:[^@?#]{1,64}@[\w.-]{1,255}(?:\?[\w=&%.+-]*)?)$/.test(value))
    return true;
  if (!/^https:\/\/[^/?#]/.test(value) || !URL.canParse(value)) return false;
  const { username, password } = new URL(value);
  return username === '' && password === '';
}

/** A link as editors write it. Blocks pass it through the market before showing it. */
export const link = z
  .string()
  .trim()
  .refine(
    isSafeLink,
    'must be a path such as /browse/womens, or an address that starts with https://, tel: or mailto:',
  )
  .meta({
    title: 'Link',
    format: 'link',
    description:
      'A path of the shop without its market, or an address that starts with https://, tel: or mailto:.',
    examples: ['/browse/womens'],
  });

/** A link that may be left out or left blank. */
export const optionalLink = link.or(z.literal('').transform(() => undefined)).optional();
