import { use } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { settle } from './reactUse.ts';

function Name({ of }: { of: Promise<string> }) {
  return <p>{use(of)}</p>;
}

test('react: `use` draws a settled promise at once. Else compare reactUse.ts with ReactFiberThenable', () => {
  const name = Promise.resolve('Wren');
  settle(name, 'Wren');
  expect(renderToString(<Name of={name} />)).toBe('<p>Wren</p>');
});
