import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Dialog } from './Dialog.tsx';
import { Drawer } from './Drawer.tsx';

test('what a closed overlay holds costs the page nothing', () => {
  const html = renderToStaticMarkup(
    <Drawer open={false} onClose={() => {}} title="Your bag">
      A long bag
    </Drawer>,
  );
  expect(html).toMatch(/^<dialog /);
  expect(html).not.toContain('A long bag');
});

test('a dialog is named by its title and has a cross', () => {
  const html = renderToStaticMarkup(
    <Dialog open onClose={() => {}} title="Leave your bag?" footer="Stay">
      It stays for a week.
    </Dialog>,
  );
  const id = /aria-labelledby="([^"]+)"/.exec(html)?.[1];
  expect(html).toContain(`<h2 id="${id}">Leave your bag?</h2>`);
  expect(html).toContain('aria-label="Close"');
  expect(html).toContain('<footer>Stay</footer>');
});

test('a drawer comes from the right unless told', () => {
  const side = (html: string) => /data-shape="(\w+)"/.exec(html)?.[1];
  const props = { open: true, onClose: () => {}, title: 'Menu', children: '' };
  expect(side(renderToStaticMarkup(<Drawer {...props} />))).toBe('right');
  expect(side(renderToStaticMarkup(<Drawer {...props} side="left" />))).toBe('left');
  expect(side(renderToStaticMarkup(<Drawer {...props} side="bottom" />))).toBe('bottom');
});
