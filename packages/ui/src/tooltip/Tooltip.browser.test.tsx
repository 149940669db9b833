import { cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Dialog } from '../dialog/Dialog.tsx';
import { HeartIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';
import { useUnnamedControl } from './useUnnamedControl.ts';

const heart = () => screen.getByRole('button', { name: 'Save' });

describe('the control whose name is to be shown', () => {
  let control: { readonly current: HTMLElement | undefined };
  beforeEach(async () => {
    render(
      <main style={{ padding: 80 }}>
        <p style={{ paddingBlockEnd: 80 }}>Words</p>
        <IconButton icon={HeartIcon} label="Save" />
        <button type="button" aria-label="Save this dress">
          Save
        </button>
        <button type="button" aria-label="More" aria-expanded="true">
          <svg />
        </button>
      </main>,
    );
    await userEvent.hover(screen.getByText('Words'));
    control = renderHook(useUnnamedControl).result;
  });
  afterEach(cleanup);

  /** Time enough for a pointer to have rested. */
  const rest = () => new Promise((done) => setTimeout(done, 700));

  test('a mouse rests on it, and then leaves it', async () => {
    await userEvent.hover(heart());
    expect(control.current).toBeUndefined();
    await waitFor(() => expect(control.current).toBe(heart()));
    await userEvent.hover(screen.getByText('Words'));
    await waitFor(() => expect(control.current).toBeUndefined());
  });

  test('the keyboard comes to it, and leaves it', async () => {
    await userEvent.tab();
    expect(control.current).toBe(heart());
    await userEvent.tab();
    expect(control.current).toBeUndefined();
  });

  test('Escape puts it away, and so does a press', async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(control.current).toBeUndefined();
    await userEvent.hover(heart());
    await waitFor(() => expect(control.current).toBe(heart()));
    await userEvent.click(heart());
    await rest();
    expect(control.current).toBeUndefined();
  });

  test('a control that shows words has said its name, and one that has opened something shows that', async () => {
    for (const name of ['Save this dress', 'More']) {
      await userEvent.hover(screen.getByRole('button', { name }));
      await rest();
      expect(control.current).toBeUndefined();
    }
  });
});

describe('a tooltip', () => {
  afterEach(cleanup);

  test('stands above its control, and below it where there is no room', async () => {
    const box = (element: Element) => element.getBoundingClientRect();
    render(
      <main style={{ paddingBlockStart: 200 }}>
        <IconButton icon={HeartIcon} label="Save" />
      </main>,
    );
    render(<Tooltip of={heart()} text="Save" />);
    const name = screen.getByText('Save');
    await waitFor(() => expect(box(heart()).top - box(name).bottom).toBeCloseTo(6, 0));
    screen.getByRole('main').removeAttribute('style');
    await waitFor(() => expect(box(name).top - box(heart()).bottom).toBeCloseTo(6, 0));
  });

  test('of a control in a dialog stands in that dialog, for the veil covers all else', () => {
    render(
      <Dialog open onClose={() => {}} title="Leave?">
        <IconButton icon={HeartIcon} label="Save" />
      </Dialog>,
    );
    render(<Tooltip of={heart()} text="Keep" />);
    expect(screen.getByRole('dialog').contains(screen.getByText('Keep'))).toBe(true);
  });
});
