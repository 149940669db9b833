import { type ReactNode, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';

interface StoryShopProps {
  readonly children: ReactNode;
}

/** A router around a story: its forms go nowhere and answer nothing. */
export function StoryShop({ children }: StoryShopProps) {
  const [router] = useState(() =>
    createMemoryRouter([
      {
        path: '*',
        element: children,
        action: () => null,
        HydrateFallback: () => null,
      },
    ]),
  );
  return <RouterProvider router={router} />;
}
