import { expect, test } from 'vitest';
import { createNewestContent, inEntries, inEntry, inGroup } from './newestContent.ts';

const action = { buttonText: 'New in', buttonLink: '', buttonStyle: 'none' };

test('two fields of one row stand after two changes before the story’s window has answered', () => {
  const newest = createNewestContent({ callsToAction: [action] });
  const change = (name: string, value: string) =>
    newest.sent({
      callsToAction: inEntry(
        0,
        inGroup(name, () => value),
      )(newest.content()['callsToAction']),
    });
  change('buttonLink', '/browse/womens');
  change('buttonStyle', 'primary');
  expect(newest.content()).toEqual({
    callsToAction: [{ buttonText: 'New in', buttonLink: '/browse/womens', buttonStyle: 'primary' }],
  });
});

test('an answer to the change before the last does not take the last back', () => {
  const newest = createNewestContent({ heading: '', subheading: 'Wool' });
  newest.sent({ heading: 'W' });
  newest.sent({ heading: 'Wa' });
  newest.shown({ heading: '', subheading: 'Wool' });
  expect(newest.content()).toEqual({ heading: 'Wa', subheading: 'Wool' });
  newest.shown({ heading: 'W', subheading: 'Wool' });
  expect(newest.content()).toEqual({ heading: 'Wa', subheading: 'Wool' });
});

test('once the last change is answered, what is changed elsewhere is shown', () => {
  const newest = createNewestContent({ heading: '' });
  newest.sent({ heading: 'W' });
  newest.sent({ heading: 'Wa' });
  newest.shown({ heading: 'Wa' });
  newest.shown({ heading: 'Winter' });
  expect(newest.content()).toEqual({ heading: 'Winter' });
});

test('what is changed elsewhere takes the place of what was not answered yet', () => {
  const newest = createNewestContent({ heading: '' });
  newest.sent({ heading: 'Wa' });
  newest.shown({ heading: 'Winter' });
  expect(newest.content()).toEqual({ heading: 'Winter' });
});

test('a field that was left out stays out until the story’s window answers, and after', () => {
  const newest = createNewestContent({ heading: 'Winter' });
  newest.sent({ heading: undefined });
  newest.shown({ heading: 'Winter' });
  expect(newest.content()['heading']).toBeUndefined();
  newest.shown({});
  expect(newest.content()['heading']).toBeUndefined();
});

test('an entry that is gone is not written to, and nothing becomes a list or a group by a change', () => {
  expect(inEntry(1, () => 'Coats')(['Knits'])).toEqual(['Knits']);
  expect(inEntries((entries) => [...entries, 'Coats'])(undefined)).toEqual(['Coats']);
  expect(inGroup('title', () => 'Coats')('no group')).toEqual({ title: 'Coats' });
});
