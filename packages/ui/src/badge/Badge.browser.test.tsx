import { globalCss } from '@tailorbird/tokens/globalCss';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Badge } from './Badge.tsx';

afterEach(cleanup);

test('commerce §9 sale badge 1: it is white on red', () => {
  render(
    <>
      <style>{globalCss}</style>
      <Badge text="Sale" tone="sale" />
    </>,
  );
  const { color, backgroundColor } = getComputedStyle(screen.getByText('Sale'));
  expect([color, backgroundColor]).toEqual(['rgb(255, 255, 255)', 'rgb(179, 38, 30)']);
});
