import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from './Button.tsx';
import { buttonVariants } from './buttonVariants.ts';

test('blocks §5 button 2: the styles are none, primary, secondary, tertiary, tertiary-white, round-style and the old- variants', () => {
  expect(buttonVariants).toEqual([
    'none',
    'primary',
    'secondary',
    'tertiary',
    'tertiary-white',
    'round-style',
    'old-primary',
    'old-secondary',
    'old-tertiary',
  ]);
});

test('blocks §5 button 1: a button is of type button, submit or reset, and button unless told', () => {
  expect(renderToStaticMarkup(<Button>Add</Button>)).toContain('type="button"');
  expect(renderToStaticMarkup(<Button type="submit">Add</Button>)).toContain('type="submit"');
  expect(renderToStaticMarkup(<Button type="reset">Add</Button>)).toContain('type="reset"');
});

test('with an address it is a link, and has no button type', () => {
  const html = renderToStaticMarkup(<Button href="/browse/womens">Shop womens</Button>);
  expect(html).toMatch(/^<a .*href="\/browse\/womens"/);
  expect(html).not.toContain('type=');
});

test('a disabled link leads nowhere and says so', () => {
  const html = renderToStaticMarkup(
    <Button href="/checkout" disabled>
      Checkout
    </Button>,
  );
  expect(html).toContain('aria-disabled="true"');
  expect(html).not.toContain('href=');
});

test('while loading it is busy, keeps its words and its place in the tab order', () => {
  const html = renderToStaticMarkup(<Button loading>Add to bag</Button>);
  expect(html).toContain('aria-busy="true"');
  expect(html).toContain('Add to bag');
  expect(html).not.toContain('disabled=""');
});

test('no caller can restyle or move a button', () => {
  // @ts-expect-error a button takes no margin: its parent spaces it
  expect(renderToStaticMarkup(<Button mt={4}>Add</Button>)).toContain('Add');
});
