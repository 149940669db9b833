import { type ReactNode, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';

interface StoryShopProps {
  readonly children: ReactNode;
  /** What everything that is fetched answers; without it nothing can be fetched. */
  readonly loads?: unknown;
}

/** A router around a story: its forms go nowhere and answer nothing. */
export function StoryShop({ children, loads }: StoryShopProps) {
  const [router] = useState(() =>
    createMemoryRouter([
      {
        path: '*',
        element: children,
        action: () => null,
        HydrateFallback: () => null,
        ...(loads !== undefined && { loader: () => loads }),
      },
    ]),
  );
  return <RouterProvider router={router} />;
}
