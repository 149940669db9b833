import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import type { ProductCard } from '@tailorbird/commerce/model/product';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { StoryShop } from '../testing/StoryShop.tsx';
import { storyDress } from '../testing/storyDress.ts';
import { BuyBar } from './BuyBar.tsx';
import { Gallery } from './Gallery.tsx';
import { GalleryZoom } from './GalleryZoom.tsx';
import { altText, type MediaItem } from './loadGallery.ts';
import { NotifyForm } from './NotifyForm.tsx';
import { RecommendationPods } from './RecommendationPods.tsx';
import { storyPage } from './storyPage.ts';

const meta = {
  title: 'Product/Parts',
  globals: { market: 'uk' },
  parameters: { layout: 'padded' },
} satisfies Meta;

export default meta;
type Story = StoryObj;

const onChoose = fn();
const { media } = storyPage(storyDress);
const pictures = (...names: string[]) =>
  names.map((name): MediaItem => {
    const src = `/i/tailorbird/200002-${name}`;
    return { type: 'img', src, alt: altText('Juniper Print Dress', src) };
  });
const [eight, ten, twelve] = storyDress.variants;

export const NotifyOne: Story = {
  render: () => (
    <StoryShop>{twelve && <NotifyForm product={storyDress} colour="Madder" variants={[twelve]} />}</StoryShop>
  ),
};
export const NotifyOfSeveral: Story = {
  render: () => (
    <StoryShop>
      {eight && ten && <NotifyForm product={storyDress} colour="Madder" variants={[eight, ten]} />}
    </StoryShop>
  ),
};
/** What a phone keeps in reach: the choice is the form’s, in other words. */
export const BuyAtFoot: Story = {
  render: () => (
    <StoryShop>
      <form>
        <input type="radio" name="size" value="10" aria-label="10 of the page" />
        <input type="radio" name="size" value="14" aria-label="14 of the page" />
        <BuyBar
          product={storyDress}
          nowPrice={5520}
          choice={{ size: null, length: null }}
          onChoose={onChoose}
          soldOut={false}
          busy={false}
        />
      </form>
    </StoryShop>
  ),
  tags: ['no-picture'],
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    onChoose.mockClear();
    const bar = await canvas.findByRole('group', { name: 'Buy Juniper Print Dress' });
    await expect(within(bar).getByText('Was £69, now £55.20')).toBeInTheDocument();
    const sizes = within(bar).getByLabelText('Size');
    await userEvent.selectOptions(sizes, '14');
    await expect(onChoose).toHaveBeenCalledWith({ size: '14', length: null });
    await expect(canvas.getByLabelText('14 of the page')).toBeChecked();
    await expect(within(bar).getByText('12 (sold out)')).toBeInTheDocument();
  },
};
export const Zoom: Story = {
  tags: ['no-picture'],
  render: () => <GalleryZoom pictures={media} at={0} onShow={fn()} onClose={fn()} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement.ownerDocument.body).getByText('1 of 2')).toBeVisible();
  },
};
export const ZoomByDoublePress: Story = {
  name: 'A double press on a picture enlarges it where it was pressed, and another shows it whole again; + and - do too',
  tags: ['no-picture'],
  render: () => <GalleryZoom pictures={media} at={0} onShow={fn()} onClose={fn()} />,
  play: async ({ canvas }) => {
    const room = await canvas.findByRole('group', { name: 'Picture' });
    const { left, top, width, height } = room.getBoundingClientRect();
    const at = { clientX: left + width - 40, clientY: top + height - 40 };
    const isLarge = () => room.scrollWidth > room.clientWidth * 1.4;
    await userEvent.pointer([{ keys: '[MouseLeft][MouseLeft]', target: room, coords: at }]);
    await waitFor(() => expect(isLarge()).toBe(true));
    await expect(room.scrollLeft).toBeGreaterThan(width);
    await userEvent.pointer([{ keys: '[MouseLeft][MouseLeft]', target: room, coords: at }]);
    await waitFor(() => expect(isLarge()).toBe(false));
    room.focus();
    await userEvent.keyboard('+');
    await waitFor(() => expect(isLarge()).toBe(true));
    await userEvent.keyboard('-');
    await waitFor(() => expect(isLarge()).toBe(false));
  },
};
/** How many pictures stand beside one another, in a narrow place so that the pictures of this story are small. */
const narrow: Decorator = (story) => <div style={{ maxWidth: '26rem' }}>{story()}</div>;

export const GalleryOfThree: Story = {
  decorators: [narrow],
  render: () => <Gallery media={pictures('Madder-FF', 'Madder-FD', 'Plum-FF')} />,
};
export const GalleryOfFive: Story = {
  decorators: [narrow],
  render: () => (
    <Gallery media={pictures('Madder-FF', 'Indigo-FF', 'Madder-FD', 'Plum-FF', 'Moss_Green-FF')} />
  ),
};
export const FilmThatCannotBePlayed: Story = {
  tags: ['no-picture'],
  render: () => (
    <Gallery
      media={[
        ...media,
        {
          type: 'video',
          src: '/v/tailorbird/missing/mp4_720p',
          poster: '/i/tailorbird/200002-Madder-FF',
          alt: 'A walk in it',
        },
      ]}
    />
  ),
  play: async ({ canvasElement, canvas }) => {
    canvasElement.querySelector('video')?.dispatchEvent(new Event('error'));
    await expect(await canvas.findByRole('img', { name: 'A walk in it' })).toBeInTheDocument();
  },
};

const card = (productId: number, name: string): ProductCard => ({
  productId,
  sku: `20000${productId}`,
  name,
  slug: 'x',
  price: storyDress.price,
  colourways: [
    {
      colour: 'Moss Green',
      swatch: '#4a5d3a',
      image: `/i/tailorbird/20000${productId}-Moss_Green-FF`,
      hoverImage: null,
    },
  ],
  badge: null,
  additionalMessage: null,
  soldOut: false,
});
const cards = [card(1, 'Fern Cord Shirt'), card(2, 'Juniper Print Dress'), card(3, 'Alder Jumper')];

export const Recommendations: Story = {
  beforeEach: () => {
    spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ goesWith: cards, similar: cards }));
  },
  render: () => (
    <StoryShop>
      <RecommendationPods productId={2} colour="Madder" />
    </StoryShop>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Goes well with')).toBeVisible();
  },
};
