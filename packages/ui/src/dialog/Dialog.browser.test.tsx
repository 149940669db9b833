import { cleanup, createEvent, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';

afterEach(cleanup);

test('a file picker that is left again closes its own self, not the dialog around it; Escape does', () => {
  const onClose = vi.fn<() => void>();
  const { getByLabelText, getByRole } = render(
    <Dialog open onClose={onClose} title="Write a review">
      <input type="file" aria-label="Photos" />
    </Dialog>,
  );
  const cancel = { bubbles: true, cancelable: true };
  const photos = getByLabelText('Photos');
  fireEvent(photos, createEvent('cancel', photos, cancel));
  expect(onClose).not.toHaveBeenCalled();
  const dialog = getByRole('dialog', { hidden: true });
  fireEvent(dialog, createEvent('cancel', dialog, { cancelable: true }));
  expect(onClose).toHaveBeenCalledOnce();
});
