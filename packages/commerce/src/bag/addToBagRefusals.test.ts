import { describe, expect, test } from 'vitest';
import { addToBagRefusals, isDayToCome, modifierProblem } from './addToBagRefusals.ts';

const now = new Date('2026-11-21T10:00:00Z');
const dress = {
  now,
  stock: 3,
  sizes: ['10', '12'],
  lengths: ['Regular', 'Long'],
  size: '10',
  length: 'Long',
};

describe('adding to the bag is disabled', () => {
  test('nothing stands against it: then it is enabled', () => {
    expect(addToBagRefusals(dress)).toEqual([]);
    expect(addToBagRefusals({ now, stock: null, sizes: [], lengths: [] })).toEqual([]);
  });

  test('commerce §5 add to bag 2: while stock tracking is enabled and current stock <= 0', () => {
    expect(addToBagRefusals({ ...dress, stock: 0 })).toEqual([{ tag: 'out-of-stock' }]);
    expect(addToBagRefusals({ ...dress, stock: null })).toEqual([]);
  });

  test('commerce §5 add to bag 3: while a Size option exists but none is chosen', () => {
    expect(addToBagRefusals({ ...dress, size: null })).toEqual([{ tag: 'size' }]);
  });

  test('commerce §5 add to bag 3: while a Length option exists but none is chosen', () => {
    expect(addToBagRefusals({ ...dress, length: '' })).toEqual([{ tag: 'length' }]);
  });

  const giftCard = {
    now,
    stock: null,
    sizes: [],
    lengths: [],
    modifiers: [
      { id: 1, displayName: 'Recipient email', type: 'email', required: true },
      { id: 2, displayName: 'Recipient name', type: 'text', required: true },
      { id: 3, displayName: 'Your email', type: 'email', required: true },
      { id: 4, displayName: 'Your message', type: 'message', required: false },
      { id: 5, displayName: 'hidden_uid', type: 'hidden', required: true },
      { id: 6, displayName: 'Send date', type: 'date', required: false },
    ],
  } as const;
  const entered = { 1: 'wren@example.co.uk', 2: 'Wren', 3: 'robin@example.com' };

  test('commerce §5 add to bag 4: while any required modifier is empty or blank', () => {
    expect(addToBagRefusals({ ...giftCard, entered })).toEqual([]);
    expect(addToBagRefusals({ ...giftCard, entered: { ...entered, 2: '   ' } })).toEqual([
      { tag: 'required', modifierId: 2 },
    ]);
    expect(addToBagRefusals(giftCard).map(({ tag }) => tag)).toEqual(['required', 'required', 'required']);
  });

  test('while the day a gift card is to be sent is over, or no day', () => {
    expect(addToBagRefusals({ ...giftCard, entered: { ...entered, 6: '2026-12-24' } })).toEqual([]);
    for (const wrong of ['2026-11-01', 'soon'])
      expect(addToBagRefusals({ ...giftCard, entered: { ...entered, 6: wrong } })).toEqual([
        { tag: 'date', modifierId: 6 },
      ]);
  });

  test.each(['wren', 'wren@example', 'wren@example.c', 'wren@@example.com'])(
    'commerce §5 add to bag 5: while the gift-card fields Recipient email and Your email are not valid e-mails: %s',
    (wrong) => {
      const both = addToBagRefusals({ ...giftCard, entered: { ...entered, 1: wrong, 3: wrong } });
      expect(both).toEqual([
        { tag: 'email', modifierId: 1 },
        { tag: 'email', modifierId: 3 },
      ]);
    },
  );
});

test.each(['2026-11-21', '2026-11-20', '2026-12-24', '2027-11-20'])(
  '%s is still to come somewhere, and within a year',
  (day) => {
    expect(isDayToCome(day, now)).toBe(true);
  },
);

test.each([
  '2026-11-19',
  '2027-11-21',
  '2206-12-24',
  '9999-12-31',
  '2027-02-32',
  '2026-13-01',
  '24/12/2026',
  'tomorrow',
  '275760-01-01',
  '',
])('%s is over, too far off, or no day', (text) => {
  expect(isDayToCome(text, now)).toBe(false);
});

test('a field for an email is one by its kind, or by the name gift cards give it', () => {
  const refusalsOf = (displayName: string, type: 'email' | 'text') =>
    addToBagRefusals({
      now,
      stock: null,
      sizes: [],
      lengths: [],
      modifiers: [{ id: 1, displayName, type, required: true }],
      entered: { 1: 'wren' },
    }).map(({ tag }) => tag);
  expect(refusalsOf('Whom to tell', 'email')).toEqual(['email']);
  expect(refusalsOf('Recipient email', 'text')).toEqual(['email']);
  expect(refusalsOf('Your email', 'text')).toEqual(['email']);
  expect(refusalsOf('Your name', 'text')).toEqual([]);
});

test('what is wrong with a field is said with its name', () => {
  const fields = [
    { id: 1, displayName: 'Recipient email' },
    { id: 2, displayName: 'Send date' },
  ];
  const problem = (modifierId: number, tag: 'required' | 'email' | 'date') =>
    modifierProblem(fields, { modifierId, tag });
  expect(problem(1, 'required')).toBe('Recipient email is required');
  expect(problem(1, 'email')).toBe('Recipient email needs a valid email address');
  expect(problem(2, 'date')).toBe('Send date needs a day within the next year');
  expect(problem(9, 'required')).toBe('A field is required');
});
