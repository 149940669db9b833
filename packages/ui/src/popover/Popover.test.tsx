import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Popover } from './Popover.tsx';
import { Tooltip } from './Tooltip.tsx';

test('a popover’s button says that it opens something, and the panel waits', () => {
  const html = renderToStaticMarkup(
    <Popover label="About delivery" renderTrigger={(trigger) => <button {...trigger}>Delivery</button>}>
      Free over £50
    </Popover>,
  );
  expect(html).toContain('aria-haspopup="dialog"');
  expect(html).toContain('aria-expanded="false"');
  expect(html).not.toContain('Free over £50');
});

test('a tooltip waits for the pointer or the keyboard', () => {
  const html = renderToStaticMarkup(
    <Tooltip text="Save for later" renderTrigger={(trigger) => <button {...trigger}>Save</button>} />,
  );
  expect(html).not.toContain('Save for later');
});
