import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Notifications } from './Notifications.tsx';
import { notificationTime } from './notificationLimits.ts';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

test('commerce §4 notifications 1: each goes after 3,000 ms unless it stays', () => {
  vi.useFakeTimers();
  const onDismiss = vi.fn<(dismissed: { id: string }) => void>();
  const items = [
    { id: 'lost', message: 'We could not reach the shop.', persist: true },
    { id: 'saved', message: 'Saved to your wishlist' },
  ];
  render(<Notifications items={items} onDismiss={onDismiss} />);
  vi.advanceTimersByTime(notificationTime - 1);
  expect(onDismiss).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(onDismiss.mock.calls).toEqual([[{ id: 'saved' }]]);
});
