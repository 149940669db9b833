import { cleanup, fireEvent, render } from '@testing-library/react';
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

test('commerce §4 notifications 1: after one is dismissed by its button the next goes by itself too', () => {
  vi.useFakeTimers();
  const onDismiss = vi.fn<(dismissed: { id: string }) => void>();
  const lost = { id: 'lost', message: 'We could not reach the shop.', persist: true };
  const saved = { id: 'saved', message: 'Saved to your wishlist' };
  const { getByRole, rerender } = render(<Notifications items={[lost]} onDismiss={onDismiss} />);
  const cross = getByRole('button', { name: `Dismiss: ${lost.message}` });
  fireEvent.pointerEnter(getByRole('status'));
  cross.focus();
  fireEvent.click(cross);
  rerender(<Notifications items={[saved]} onDismiss={onDismiss} />);
  vi.advanceTimersByTime(notificationTime);
  expect(onDismiss.mock.calls).toEqual([[{ id: 'lost' }], [{ id: 'saved' }]]);
});
