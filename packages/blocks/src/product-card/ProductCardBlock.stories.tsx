import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import type { z } from 'zod';
import { itemOfCard } from '../parts/product/cardItem.ts';
import { ProductGrid } from '../parts/product/ProductGrid.tsx';
import { FixtureProducts } from '../testing/FixtureProducts.tsx';
import { fixtureProductsFor } from '../testing/fixtureProducts.ts';
import { shown } from '../testing/shown.tsx';
import { productCardFixtures } from './fixtures.ts';
import { ProductCardBlock } from './ProductCardBlock.tsx';
import { productCard } from './schema.ts';

type Content = z.input<typeof productCard>;

const meta = {
  title: 'Blocks/Product card',
  parameters: { schema: productCard },
  decorators: [
    (Story) => (
      <FixtureProducts>
        <Story />
      </FixtureProducts>
    ),
  ],
  render: shown(productCard, (content) => <ProductCardBlock {...content} />),
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: productCardFixtures.default };
export const Minimal: Story = { args: productCardFixtures.minimal };
export const Reduced: Story = { args: productCardFixtures.reduced };
export const ManyColours: Story = { args: productCardFixtures.manyColours };
export const SoldOut: Story = { args: productCardFixtures.soldOut };
export const Message: Story = { args: productCardFixtures.message };
export const Search: Story = { args: productCardFixtures.search };
export const SearchWide: Story = { args: productCardFixtures.searchWide };
export const MicroLabel: Story = { args: productCardFixtures.microLabel };
export const PercentOff: Story = { args: productCardFixtures.percentOff };
export const MoneyOff: Story = { args: productCardFixtures.moneyOff };
export const LongText: Story = { args: productCardFixtures.longText };
export const Maximal: Story = { args: productCardFixtures.maximal };
export const NotSoldHere: Story = { args: productCardFixtures.notSoldHere };
export const PointedAt: Story = { tags: ['pointed-at'], args: productCardFixtures.default };

export const SaleBadgeIsWhiteOnRed: Story = {
  name: 'blocks §3 badge 2: a sale badge is white on red',
  args: productCardFixtures.reduced,
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const { color, backgroundColor } = getComputedStyle(await canvas.findByText('Sale'));
    await expect(color).toBe('rgb(255, 255, 255)');
    const [red = 0, green = 255, blue = 255] = (backgroundColor.match(/\d+/g) ?? []).map(Number);
    await expect(red).toBeGreaterThan(150);
    await expect(Math.max(green, blue)).toBeLessThan(60);
  },
};

export const ASecondPictureUnderTheMouse: Story = {
  name: 'blocks §2 product card 1: a mouse on a desktop sees a second picture, a phone or a tablet never does',
  args: productCardFixtures.default,
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    const pictures = () => [...canvasElement.querySelectorAll('img')].map(({ src }) => src);
    await within(canvasElement).findByRole('img', { name: 'Fern Breton Tee in Indigo' });
    const card = canvasElement.querySelector('article') ?? canvasElement;
    await expect(pictures()).toHaveLength(1);
    await userEvent.hover(card);
    const desktop = window.matchMedia('(hover: hover) and (min-width: 992px)').matches;
    await waitFor(() => expect(pictures()).toHaveLength(desktop ? 2 : 1));
    if (desktop) await expect(pictures().at(-1)).toContain('200001-Indigo-FD');
    await userEvent.unhover(card);
    await waitFor(() => expect(pictures()).toHaveLength(1));
    await fireEvent.pointerOver(card, { pointerType: 'touch' });
    await expect(pictures()).toHaveLength(1);
  },
};

export const SwatchShowsItsColour: Story = {
  name: 'blocks §2 product card 10: a swatch that is pointed at or focused shows its colour for as long',
  tags: ['no-picture'],
  args: productCardFixtures.default,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const pictures = () => [...canvasElement.querySelectorAll('img')].map(({ src }) => src);
    const madder = await canvas.findByRole('link', { name: 'Fern Breton Tee in Madder' });
    await userEvent.hover(madder);
    await waitFor(() => expect(pictures().at(-1)).toContain('200001-Madder-FF'));
    await userEvent.unhover(madder);
    await waitFor(() => expect(pictures()).toHaveLength(1));
    madder.focus();
    await waitFor(() => expect(pictures().at(-1)).toContain('200001-Madder-FF'));
    madder.blur();
    await waitFor(() => expect(pictures()).toHaveLength(1));
  },
};

export const SwatchesByWidth: Story = {
  name: 'blocks §9 swatches 1: 3, 4, 6, 6, 8 or 9 by the width of the screen, and a link for the rest',
  args: productCardFixtures.manyColours,
  play: async ({ canvasElement }) => {
    const shown = await within(canvasElement).findAllByRole('link', { name: /^Bramble Midi Dress in/ });
    const width = window.innerWidth;
    const room = [415, 768, 1280, 1536].filter((least) => width >= least).length;
    await expect(shown).toHaveLength([3, 4, 6, 8, 9][room] ?? 0);
    await expect(within(canvasElement).getByRole('link', { name: /more colours/ })).toBeVisible();
  },
};

/** Of twelve colours so many swatches are to be seen at a width, and the link counts the rest. */
const swatchesAt = (width: number, shown: number): Story => ({
  args: productCardFixtures.manyColours,
  parameters: {
    viewport: {
      options: { [`w${width}`]: { name: `${width} px`, styles: { width: `${width}px`, height: '900px' } } },
    },
  },
  globals: { viewport: { value: `w${width}` } },
  play: async ({ canvasElement }) => {
    if (window.innerWidth !== width) return;
    const canvas = within(canvasElement);
    const swatches = await canvas.findAllByRole('link', { name: /^Bramble Midi Dress in/ });
    await expect(swatches).toHaveLength(shown);
    const more = canvas.getByText('more colours');
    await expect(more).toBeVisible();
    // A browser tells what it counts with and where it begins, which together are what is drawn.
    await expect(getComputedStyle(more, '::before').content).toBe('"+" counter(rest)');
    await expect(getComputedStyle(more.closest('li') ?? more).counterReset).toBe(`rest ${12 - shown}`);
  },
});

export const SwatchesOnASmallPhone: Story = {
  ...swatchesAt(390, 3),
  tags: ['no-picture'],
  name: 'blocks §2 product card 9: a small phone shows three swatches, and a link for nine more',
};
export const SwatchesOnAPhone: Story = {
  ...swatchesAt(415, 4),
  tags: ['no-picture'],
  name: 'blocks §2 product card 9: … a phone from 415 px on four, and eight more',
};
export const SwatchesOnATablet: Story = {
  ...swatchesAt(768, 6),
  tags: ['no-picture'],
  name: 'blocks §2 product card 9: … a tablet six, and six more',
};
export const SwatchesOnASmallDesktop: Story = {
  ...swatchesAt(992, 6),
  tags: ['no-picture'],
  name: 'blocks §2 product card 9: … a small desktop six, and six more',
};
export const SwatchesOnADesktop: Story = {
  ...swatchesAt(1280, 8),
  tags: ['no-picture'],
  name: 'blocks §2 product card 9: … a desktop eight, and four more',
};
export const SwatchesOnAWideScreen: Story = {
  ...swatchesAt(1536, 9),
  tags: ['no-picture'],
  name: 'blocks §2 product card 9: … a wide screen nine, and three more',
};

export const SearchResultIsLeftAligned: Story = {
  name: 'blocks §2 product card 8: in search results the text is left-aligned, whatever is round it',
  args: productCardFixtures.search,
  tags: ['no-picture'],
  decorators: [
    (Story) => (
      <div style={{ textAlign: 'center' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(within(canvasElement).getByRole('article')).textAlign).toBe('start');
  },
};

export const ColoursInLine: Story = {
  name: 'the colours of a row of cards are in line, whatever is said above them',
  args: productCardFixtures.default,
  tags: ['no-picture'],
  render: (_, { globals }) => (
    <ProductGrid
      products={fixtureProductsFor(globals['market'])
        .filter(({ colourways }) => colourways.length > 1)
        .map((product, at) => ({
          ...product,
          additionalMessage: at % 3 === 0 ? 'Cover only, pad sold apart' : null,
        }))}
    />
  ),
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('article');
    const rows = Map.groupBy(cards, (card) => card.getBoundingClientRect().top);
    for (const row of rows.values()) {
      const lastOnes = row.map((card) => within(card).getAllByRole('listitem').at(-1));
      await expect(new Set(lastOnes.map((colour) => colour?.getBoundingClientRect().bottom)).size).toBe(1);
    }
  },
};

const places = [320, 700, 1100, 1500, 2400];
const rem = 16;

export const WideSearchResults: Story = {
  name: 'blocks §2 product card 11: wide cards of search results are 32 to 40 rem wide',
  args: productCardFixtures.searchWide,
  tags: ['no-picture'],
  render: (_, { globals }) => (
    <>
      {places.map((width) => (
        <div key={width} style={{ width }}>
          <ProductGrid products={fixtureProductsFor(globals['market'])} variant="search" layout="list" />
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const lists = within(canvasElement)
      .getAllByRole('list')
      .filter((list) => list.dataset['layout'] === 'list');
    await expect(lists).toHaveLength(places.length);
    for (const [at, list] of lists.entries()) {
      const widths = within(list)
        .getAllByRole('article')
        .map((card) => card.offsetWidth);
      await expect(Math.min(...widths)).toBeGreaterThanOrEqual(Math.min(places[at] ?? 0, 32 * rem));
      await expect(Math.max(...widths)).toBeLessThanOrEqual(40 * rem);
    }
  },
};

export const SaysWhatAClickReports: Story = {
  name: 'blocks §7 product card 1: what a click reports can be read off the card, from any part of it',
  args: productCardFixtures.reduced,
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: 'Juniper Print Dress' });
    await expect(itemOfCard(link)).toEqual({
      sku: '200002',
      colour: 'Madder',
      name: 'Juniper Print Dress',
      price: { list: 6500, sale: 4550 },
    });
    await expect(itemOfCard(canvasElement)).toBeUndefined();
  },
};

/** A reduced price and a plain one, as the toolbar’s market has them. */
const prices = (market: 'uk' | 'eu' | 'us', said: readonly string[]): Story => ({
  args: productCardFixtures.reduced,
  tags: ['no-picture'],
  globals: { market },
  play: async ({ canvasElement }) => {
    const card = await within(canvasElement).findByRole('article');
    for (const price of said) await expect(card).toHaveTextContent(price);
  },
});

export const PricesInTheUnitedKingdom = prices('uk', ['£65', '£45.50']);
export const PricesInEurope = prices('eu', ['€79', '€55.30']);
export const PricesInTheUnitedStates = prices('us', ['$85', '$59.50']);
