import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Icon } from './Icon.tsx';
import { StarIcon, TruckIcon } from './icons.ts';

test('an icon beside words is hidden from screen readers', () => {
  expect(renderToStaticMarkup(<Icon of={TruckIcon} />)).toContain('aria-hidden="true"');
});

test('an icon that stands alone has a name', () => {
  const html = renderToStaticMarkup(<Icon of={StarIcon} label="4 out of 5" />);
  expect(html).toContain('role="img"');
  expect(html).toContain('aria-label="4 out of 5"');
  expect(html).not.toContain('aria-hidden');
});
