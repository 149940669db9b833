import { expect, test } from 'vitest';
import { callsToAction, callToAction } from './callToAction.ts';

const whole = { buttonText: 'Shop womens', buttonLink: '/browse/womens', buttonStyle: 'primary' } as const;

test('blocks §5 call to action 1: a call to action shows with text, link and style', () => {
  expect(callToAction.parse(whole)).toEqual(whole);
});

test.each(['buttonText', 'buttonLink', 'buttonStyle'] as const)(
  'blocks §5 call to action 1: without its %s it does not',
  (part) => {
    expect(callToAction.parse({ ...whole, [part]: undefined })).toBeUndefined();
    expect(callToAction.parse({ ...whole, [part]: '' })).toBeUndefined();
    expect(callsToAction(3).parse([whole, { ...whole, [part]: '' }])).toEqual([whole]);
  },
);

test('blocks §5 button 2: a style that does not exist is refused', () => {
  expect(callToAction.safeParse({ ...whole, buttonStyle: 'fancy' }).success).toBe(false);
});

test('blocks §7 promotion 1: a press is reported by a custom id of the editor’s, which may be left blank', () => {
  expect(callToAction.parse({ ...whole, customId: 'autumn-womens' })).toEqual({
    ...whole,
    customId: 'autumn-womens',
  });
  expect(callToAction.parse({ ...whole, customId: ' ' })).toEqual(whole);
});

test('more than the block has room for are refused', () => {
  expect(callsToAction(1).safeParse([whole, whole]).success).toBe(false);
});
