import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Icon } from './Icon.tsx';
import { CloseIcon, StarIcon, TruckIcon } from './icons.ts';

test('an icon beside words is hidden from screen readers', () => {
  expect(renderToStaticMarkup(<Icon of={TruckIcon} />)).toContain('aria-hidden="true"');
});

test('an icon that stands alone has a name', () => {
  const html = renderToStaticMarkup(<Icon of={StarIcon} label="4 out of 5" />);
  expect(html).toContain('role="img"');
  expect(html).toContain('aria-label="4 out of 5"');
  expect(html).not.toContain('aria-hidden');
});

test('an icon is drawn of its shapes, outlined or filled, in the colour of its surroundings', () => {
  const html = renderToStaticMarkup(<Icon of={CloseIcon} size={24} filled />);
  expect(html).toMatch(/^<svg width="24" height="24" viewBox="0 0 24 24" stroke="currentColor"/);
  expect(html).toContain('fill="currentColor"');
  expect(html).toContain('><path d="M18 6 6 18"></path><path d="m6 6 12 12"></path></svg>');
  expect(renderToStaticMarkup(<Icon of={CloseIcon} />)).toContain('fill="none"');
});
