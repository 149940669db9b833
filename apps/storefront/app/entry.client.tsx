import { ServedPageProvider } from '@tailorbird/blocks/ServedBlocks';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { allowInertHtml } from './shell/inertHtml.ts';
import { keepMarketRoutes } from './shell/keepMarketRoutes.ts';
import { prefetchWhenIdle } from './shell/prefetchWhenIdle.ts';

allowInertHtml();
keepMarketRoutes();
prefetchWhenIdle();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <ServedPageProvider>
        <HydratedRouter />
      </ServedPageProvider>
    </StrictMode>,
  );
});
