import type { Meta, StoryObj } from '@storybook/react-vite';
import { listingMessages } from '@tailorbird/commerce/listing/listingMessages';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import type { SuggestedProduct } from '@tailorbird/commerce/search/suggestions';
import { expect, fn, userEvent } from 'storybook/test';
import { StoryShop } from '../testing/StoryShop.tsx';
import { SearchBox } from './SearchBox.tsx';
import type { SearchOpening } from './searchOpening.ts';
import type { AskSuggestions } from './useSuggestions.ts';

const product = (name: string, at: number): SuggestedProduct => ({
  sku: `20000${at}`,
  name,
  url: `/p/${at}/story/Moss_Green`,
  imageUrl: `/i/tailorbird/20000${at}-FF`,
  colour: 'Moss Green',
  originalPrice: 5500,
  salePrice: null,
  variationId: `20000${at}`,
});
const names = [
  'Fern Cord Shirt',
  'Briar Cord Pocket Skirt',
  'Figwort Cord Work Trousers',
  'Holkham Cord Trousers',
];
const products = [...names, ...names.map((name) => `${name} in Soft Needlecord`)].map(product);
const terms = ['cord & denim skirts', 'cord trousers', 'cord shirt'];
const places = [
  { name: 'Cord & Denim Skirts', path: '/browse/womens/skirts/cord-and-denim-skirts' },
  { name: 'Our cloth', path: '/our-cloth' },
];
const opening: SearchOpening = {
  popular: ['Midi Dresses', 'Womens Jumpers', 'Cushions', 'Mugs & Ceramics'].map((name, at) => ({
    name,
    path: `/browse/popular-${at}`,
  })),
  tiles: ['Womens', 'Mens', 'Other Stuff', 'Collection'].map((name, at) => ({
    name,
    path: `/browse/tile-${at}`,
    image: `/i/tailorbird/20000${at}-FF`,
  })),
};
const opens = (result: Result<SearchOpening, string>) => fn(async () => result);
const answering = (result: Awaited<ReturnType<AskSuggestions>>) => fn(async () => result);
const shop = { name: 'Search the shop' };

const meta = {
  title: 'Search/Search',
  component: SearchBox,
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <StoryShop>
        <Story />
      </StoryShop>
    ),
  ],
  args: {
    initial: 'cord',
    ask: answering(ok({ products, terms, places })),
    open: opens(ok(opening)),
  },
  beforeEach: () => localStorage.removeItem('recent-searches'),
} satisfies Meta<typeof SearchBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('option', { name: /^Fern Cord Shirt\s*Moss/ });
    const field = canvas.getByRole('combobox', shop);
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const second = canvas.getByRole('option', { name: 'Our cloth' });
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute('aria-activedescendant', second.id);
    await expect(field).toHaveFocus();
  },
};
export const ProductsOnly: Story = {
  args: { ask: answering(ok({ products: products.slice(0, 3), terms: [], places: [] })) },
};
export const Blank: Story = {
  args: { initial: '' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Midi Dresses' })).toHaveAttribute(
      'href',
      '/browse/popular-0',
    );
    await expect(canvas.getByRole('navigation', { name: 'Categories' })).toBeVisible();
  },
};
/** A shop that does not answer leaves the field, which searches all the same. */
export const WithoutOpening: Story = {
  args: { initial: '', open: opens(err('The shop answered 503.')) },
};
export const Recent: Story = {
  args: { initial: '' },
  beforeEach: () => localStorage.setItem('recent-searches', '["cord shirt","mug"]'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('option', { name: 'cord shirt' })).toHaveAttribute(
      'href',
      '/search?query=cord%20shirt',
    );
  },
};
export const Waiting: Story = { args: { ask: fn(() => new Promise<never>(() => undefined)) } };
export const NothingFound: Story = {
  args: { initial: 'qqqq', ask: answering(ok({ products: [], terms: [], places: [] })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(listingMessages.noProducts)).toBeVisible();
  },
};
export const Resting: Story = {
  args: { ask: answering(err('The search service answered 503.')) },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'try again' }));
    await canvas.findByText(/Search is resting/);
    await expect(args.ask).toHaveBeenCalledTimes(2);
  },
};
