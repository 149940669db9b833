import type { Draw } from '@tailorbird/engine/lazyComponent';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import type { BlockRow } from './blockRow.ts';
import { hasFilm } from './fields/hasFilm.ts';
import { fixtures } from './fixtures.ts';
import { type BlockData, BlockDataProvider } from './page/BlockData.tsx';
import { loadEveryBlock } from './page/loadEveryBlock.ts';
import { PageFactsProvider } from './page/PageFacts.tsx';
import { parseContent } from './parse.ts';
import { ClockContext } from './parts/Clock.tsx';
import { registry } from './registry.tsx';
import type { BlockId, ContentOf } from './schemas.ts';
import { fixtureProducts } from './testing/fixtureProducts.ts';

/** What the blocks rendered since it was emptied would do in a browser. */
const alive = vi.hoisted(() => new Set<string>());

// oxlint-disable-next-line vitest/no-restricted-vi-methods -- vitest.config.ts gives it a worker of its own
vi.mock('react', async (original) => {
  const react = await original<typeof import('react')>();
  const hooks = Object.entries(react).filter(
    ([name, value]) =>
      typeof value === 'function' &&
      /^use(?:State|Reducer|Effect|LayoutEffect|InsertionEffect|Ref|SyncExternalStore|Transition|Optimistic|ActionState)$/.test(
        name,
      ),
  );
  const told = hooks.map(([name, hook]) => [
    name,
    (...args: unknown[]) => {
      alive.add(name);
      // One of React's own hooks, called as it was.
      return (hook as (...given: unknown[]) => unknown)(...args);
    },
  ]);
  return { ...react, ...Object.fromEntries(told) };
});

// oxlint-disable-next-line vitest/no-restricted-vi-methods -- vitest.config.ts gives it a worker of its own
vi.mock('react/jsx-dev-runtime', async (original) => {
  const runtime = await original<typeof import('react/jsx-dev-runtime')>();
  // What is handed over by a component ends at an element, or at one whose styles were finished (the engine's staticStyles.ts).
  const note = (type: unknown, props: object) => {
    if (typeof type === 'function' && !/^(?:Static|Served)Element$/.test(type.name)) return;
    for (const [name, value] of Object.entries(props))
      if (typeof value === 'function' && /^(?:on[A-Z]|ref$)/.test(name)) alive.add(name);
  };
  const jsxDEV: typeof runtime.jsxDEV = (type, props, ...rest) => {
    note(type, Object(props));
    return runtime.jsxDEV(type, props, ...rest);
  };
  return { ...runtime, jsxDEV };
});

/** What blocks may ask of the page around them; the HTML of a block that never hydrates is kept for other pages, so it may not. */
const data: BlockData = {
  get products() {
    alive.add('products');
    return fixtureProducts;
  },
  get liveShopping() {
    alive.add('liveShopping');
    return false;
  },
};
const clock = () => {
  alive.add('clock');
  return Date.parse('2026-11-28T12:00:00Z');
};

beforeAll(loadEveryBlock);

// A record of literal keys; `Object.keys` types every key as string.
const ids = Object.keys(registry) as BlockId[];

function hydrateOf(id: BlockId): 'load' | 'visible' | 'never' {
  const row = registry[id];
  return typeof row === 'function' ? 'load' : row.hydrate;
}

/** The block's component, which `loadEveryBlock` has fetched. */
function componentOf<Id extends BlockId>(id: Id): Draw<ContentOf<Id>> {
  const row: BlockRow<ContentOf<Id>> = registry[id];
  const component = typeof row === 'function' ? row : row.component;
  if (component === undefined) throw new Error(`The component of ${id} has not been loaded.`);
  return component;
}

function fixturesOf(id: BlockId): readonly unknown[] {
  return Object.values(fixtures[id]);
}

/** What of a browser a block's fixtures make use of; a film is a reason of its own. */
function lifeOf<Id extends BlockId>(id: Id): readonly string[] {
  const Draw = componentOf(id);
  alive.clear();
  for (const fixture of fixturesOf(id)) {
    const content = parseContent(id, fixture).data;
    if (content === undefined || hasFilm(content)) continue;
    const Block = () => Draw(content);
    renderToStaticMarkup(
      <PageFactsProvider market="uk" embeds>
        <BlockDataProvider data={data}>
          <ClockContext value={clock}>
            <Block />
          </ClockContext>
        </BlockDataProvider>
      </PageFactsProvider>,
    );
  }
  return [...alive];
}

test('state, effects, references and handlers are all seen, and what is asked of the page', () => {
  expect(lifeOf('card-group')).toEqual(expect.arrayContaining(['useState', 'onClick', 'products']));
  expect(lifeOf('benefit-bar')).toEqual(expect.arrayContaining(['useEffect']));
  expect(lifeOf('live-shopping')).toContain('liveShopping');
});

test.each(ids.filter((id) => hydrateOf(id) === 'never'))('%s does nothing in a browser', (id) => {
  expect(lifeOf(id), `say hydrateWhenVisible(…) of ${id} in registry.tsx: a page never hydrates it`).toEqual(
    [],
  );
});

test.each(ids.filter((id) => hydrateOf(id) === 'visible'))('%s does something in a browser', (id) => {
  expect(
    lifeOf(id),
    `say neverHydrate(…) of ${id} in registry.tsx: it would cost script for nothing`,
  ).not.toEqual([]);
});
