import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProgressBar } from './ProgressBar.tsx';

test('progress is a number out of a hundred, whatever it is given', () => {
  expect(renderToStaticMarkup(<ProgressBar value={45} />)).toMatch(
    /aria-label="Loading" max="100" value="45"/,
  );
  expect(renderToStaticMarkup(<ProgressBar value={-3} />)).toContain('value="0"');
  expect(renderToStaticMarkup(<ProgressBar value={130} />)).toContain('value="100"');
});
