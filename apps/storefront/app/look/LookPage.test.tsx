import { PageFactsProvider } from '@tailorbird/blocks/PageFacts';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { LookPage } from './LookPage.tsx';
import type { ShownPiece } from './shownPiece.ts';
import { storyDressPiece, storyJumperPiece } from './storyLook.ts';

/** The label before the sum of a look. */
function labelOf(pieces: readonly ShownPiece[]): string | undefined {
  const page = (
    <PageFactsProvider market="uk">
      <LookPage action="/look/2-Madder" pieces={pieces} submission="one" />
    </PageFactsProvider>
  );
  const html = renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />,
  );
  return /<small>([^<]*)/.exec(html.split('data-part="sum"')[1] ?? '')?.[1]?.trim();
}

const soldOut = {
  ...storyJumperPiece,
  choices: storyJumperPiece.choices.map((one) => ({ ...one, purchasable: false })),
};

test('pieces cost what they cost together, and the one that is left is not together with anything', () => {
  expect(labelOf([storyDressPiece, storyJumperPiece])).toBe('Together');
  expect(labelOf([storyDressPiece, soldOut])).toBeUndefined();
});

test('a sum that depends on what is chosen says so, of several pieces and of one', () => {
  const from = { ...storyDressPiece, isFrom: true };
  expect(labelOf([from, storyJumperPiece])).toBe('Together from');
  expect(labelOf([from, soldOut])).toBe('From');
});
