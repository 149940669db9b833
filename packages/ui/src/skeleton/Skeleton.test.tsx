import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Skeleton } from './Skeleton.tsx';

test('a skeleton keeps the room and stays silent', () => {
  expect(renderToStaticMarkup(<Skeleton ratio="4 / 5" />)).toContain('--ratio:4 / 5');
  expect(renderToStaticMarkup(<Skeleton lines={3} />).match(/<span/g)).toHaveLength(3);
  expect(renderToStaticMarkup(<Skeleton lines={3} />)).toContain('aria-hidden="true"');
});
