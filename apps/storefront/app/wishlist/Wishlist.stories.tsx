import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@tailorbird/commerce/messages';
import { expect, fn, userEvent } from 'storybook/test';
import { StoryShop } from '../testing/StoryShop.tsx';
import type { LiveWishlist } from './useWishlist.ts';
import { WishlistBody } from './WishlistBody.tsx';
import type { WishlistEntry } from './wishlistEntry.ts';

const meta = {
  title: 'Wishlist/Wishlist',
  globals: { market: 'uk' },
  decorators: [
    (Story) => (
      <StoryShop>
        <Story />
      </StoryShop>
    ),
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj;

const price = { currency: 'GBP' as const, list: 6500, sale: 4550 };
const entry: WishlistEntry = {
  card: {
    productId: 2,
    sku: '200002',
    name: 'Juniper Print Dress',
    slug: 'juniper-print-dress',
    price,
    colourways: [
      { colour: 'Madder', swatch: '#a63d2b', image: '/i/tailorbird/200002-Madder-FF', hoverImage: null },
    ],
    badge: null,
    additionalMessage: null,
    soldOut: false,
  },
  variant: {
    id: 20,
    sku: '200002-1',
    colour: 'Madder',
    size: '12',
    length: 'Regular',
    price,
    stock: 40,
    purchasingDisabled: false,
    isDefault: true,
  },
  purchasable: true,
  choices: [],
};
const openEntry: WishlistEntry = {
  ...entry,
  variant: { ...entry.variant, id: 24, size: null, length: null },
  choices: ['10', '12', '14'].map((size, at) => ({
    variantId: 30 + at,
    size,
    length: null,
    purchasable: size !== '12',
  })),
};
const variantOf = (id: number, stock: number) => ({ ...entry.variant, id, stock });
const low: WishlistEntry = { ...entry, variant: variantOf(21, 3) };
const soldOut: WishlistEntry = { ...entry, variant: variantOf(22, 0), purchasable: false };
const long: WishlistEntry = {
  ...entry,
  card: {
    ...entry.card,
    name: 'Juniper Print Dress with a name that goes on for longer than anybody planned',
  },
  variant: variantOf(23, 40),
};

const ignore = (): void => undefined;
const live = (products: readonly WishlistEntry[] | undefined, more: Partial<LiveWishlist> = {}) => ({
  list: products && {
    signedIn: false,
    items: '',
    data: {
      products: [...products],
      currentPage: 1,
      perPage: 50,
      total: products.length,
      totalPages: 1,
    },
  },
  problem: null,
  busy: false,
  retry: ignore,
  remove: ignore,
  clear: ignore,
  ...more,
});

export const Loading: Story = { render: () => <WishlistBody live={live(undefined, { busy: true })} /> };
export const Empty: Story = {
  name: 'commerce §8 message 14: the empty wishlist says ‘Your bag is empty’',
  render: () => <WishlistBody live={live([])} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your bag is empty')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go back shopping' })).toBeVisible();
  },
};
const retry = fn();
export const Failed: Story = {
  render: () => <WishlistBody live={live(undefined, { problem: messages.goBackOrTryAgain, retry })} />,
  play: async ({ canvas }) => {
    retry.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};
export const OneItem: Story = { render: () => <WishlistBody live={live([entry])} /> };
export const Full: Story = { render: () => <WishlistBody live={live([entry, low, soldOut, long])} /> };
export const SizeToChoose: Story = {
  name: 'Where no size was chosen, adding asks for one before anything goes into the bag',
  render: () => <WishlistBody live={live([openEntry])} />,
  play: async ({ canvas }) => {
    const sizes = await canvas.findByRole('combobox', { name: 'Size of Juniper Print Dress' });
    await userEvent.click(canvas.getByRole('button', { name: /^Add to cart/ }));
    await expect(sizes).toHaveFocus();
    await expect(sizes).toHaveAccessibleDescription('Please choose a size');
    await expect(canvas.getByRole('option', { name: '12 (sold out)' })).toBeDisabled();
    await userEvent.selectOptions(sizes, '14');
    await expect(sizes).not.toHaveAccessibleDescription();
  },
};
export const AddToCart: Story = {
  name: 'commerce §5 wishlist add 1: ‘Add to cart’ is disabled while the bag loads or the item cannot be bought',
  render: () => (
    <>
      <WishlistBody live={live([entry, soldOut])} />
      <WishlistBody live={live([low], { busy: true })} />
    </>
  ),
  play: async ({ canvas }) => {
    const [can, gone, loading] = await canvas.findAllByRole('button', { name: /^Add to cart/ });
    await expect(can).toBeEnabled();
    await expect(gone).toBeDisabled();
    await expect(loading).toBeDisabled();
    await expect(canvas.getByText('Sold Out')).toBeVisible();
    await expect(canvas.getByText('There are less than 5 of these left')).toBeVisible();
  },
};
