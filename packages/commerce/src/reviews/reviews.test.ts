import { expect, test } from 'vitest';
import { reviewProblems } from './reviewProblems.ts';

const written = { rating: 5, title: 'Yes', message: 'Yes', nickname: 'Al' };

test('commerce §5 review 1: a title and a message have three characters at least, blanks around them aside', () => {
  expect(reviewProblems(written)).toEqual({});
  expect(reviewProblems({ ...written, title: ' No ' })).toEqual({
    title: 'Please give a title of at least 3 characters.',
  });
  expect(reviewProblems({ ...written, message: 'No' })).toEqual({
    message: 'Please give a review of at least 3 characters.',
  });
});

test('a review has one to five stars and a name of two characters at least', () => {
  for (const rating of [0, 6, 2.5, Number.NaN])
    expect(reviewProblems({ ...written, rating })).toEqual({ rating: 'Please choose one to five stars.' });
  for (const rating of [1, 5]) expect(reviewProblems({ ...written, rating })).toEqual({});
  expect(Object.keys(reviewProblems({ ...written, nickname: 'A' }))).toEqual(['nickname']);
});

test('what is far too long is said before it is sent', () => {
  expect(reviewProblems({ ...written, title: 'x'.repeat(100) })).toEqual({});
  expect(reviewProblems({ ...written, title: 'x'.repeat(101) })).toEqual({
    title: 'Please keep the title to 100 characters.',
  });
});
