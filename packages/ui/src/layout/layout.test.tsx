import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Cluster } from './Cluster.tsx';
import { Grid } from './Grid.tsx';
import { Stack } from './Stack.tsx';

test('the gap is a named step of space', () => {
  expect(renderToStaticMarkup(<Stack gap="large">a</Stack>)).toContain('--gap:var(--tb-space-large)');
  expect(renderToStaticMarkup(<Cluster gap="x2">a</Cluster>)).toContain('--gap:var(--tb-space-x2)');
});

test('a list stays a list', () => {
  expect(renderToStaticMarkup(<Stack as="ul">a</Stack>)).toMatch(/^<ul /);
});

test('look.md: cards stand in two columns on a phone, three in the middle, four on a desktop', () => {
  expect(renderToStaticMarkup(<Grid>a</Grid>)).toContain('--on-phone:2;--on-tablet:3;--on-desktop:4');
});

test('a width without its own number of columns is left to the one below', () => {
  expect(renderToStaticMarkup(<Grid columns={{ phone: 1, desktop: 3 }}>a</Grid>)).not.toContain(
    '--on-tablet',
  );
});
