import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FormMessage } from './FormMessage.tsx';

const html = (props: Parameters<typeof FormMessage>[0]) => renderToStaticMarkup(<FormMessage {...props} />);

test('what went wrong interrupts, what went well waits its turn, and both can have the focus', () => {
  expect(html({ text: 'That did not work.' })).toMatch(
    /role="alert" tabindex="-1"[^>]*>That did not work\.</i,
  );
  expect(html({ text: 'Saved.', done: true })).toMatch(
    /data-kind="done" role="status" tabindex="-1"[^>]*>Saved\.</i,
  );
});

test('with nothing to say there is no message', () => {
  expect(html({ text: undefined })).toBe('');
  expect(html({ text: '' })).toBe('');
});
