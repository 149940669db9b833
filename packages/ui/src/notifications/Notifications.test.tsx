import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Notifications } from './Notifications.tsx';
import { notificationLimit, notificationTime } from './notificationLimits.ts';

const items = ['1', '2', '3', '4', '5'].map((id) => ({ id, message: `Message ${id}` }));

test('commerce §9 notifications 1: max 3, auto-dismiss 3000 ms', () => {
  expect([notificationLimit, notificationTime]).toEqual([3, 3000]);
});

test('commerce §4 notifications 1: the newest 3 are kept', () => {
  const html = renderToStaticMarkup(<Notifications items={items} onDismiss={() => {}} />);
  expect([...html.matchAll(/<span>(Message \d)/g)].map(([, message]) => message)).toEqual([
    'Message 3',
    'Message 4',
    'Message 5',
  ]);
});

test('the place that speaks is in the page before there is anything to say', () => {
  expect(renderToStaticMarkup(<Notifications items={[]} onDismiss={() => {}} />)).toContain('role="status"');
});
