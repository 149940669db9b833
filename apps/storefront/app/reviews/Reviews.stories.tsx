import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Review } from '@tailorbird/commerce/model/product';
import type { OwnReview } from '@tailorbird/commerce/model/review';
import { fn, spyOn } from 'storybook/test';
import { StoryShop } from '../testing/StoryShop.tsx';
import { storyReviews } from '../testing/storyDress.ts';
import { PhotoDialog } from './PhotoDialog.tsx';
import { ReviewDialog } from './ReviewDialog.tsx';
import { ReviewForm } from './ReviewForm.tsx';
import { ReviewsPage } from './ReviewsPage.tsx';
import type { ReviewAnswer, ReviewsData } from './reviewAnswer.ts';

const meta = { title: 'Product/Reviews', parameters: { layout: 'padded' } } satisfies Meta;

export default meta;
type Story = StoryObj;

const submission = 'a4f5b1f2-6a0b-4c1d-9d3e-2f1a0b9c8d7e';
const written = { rating: 4, title: 'Really good', message: 'It washes well.', nickname: 'Mudlark' };
const own: OwnReview = { ...written, date: '2026-09-12', status: 'pending' };

function formOf(posted?: ReviewAnswer, mine: OwnReview | null = null, hasFit = false): Story {
  return {
    render: () => (
      <StoryShop>
        <ReviewForm productId={2} hasFit={hasFit} own={mine} submission={submission} posted={posted} />
      </StoryShop>
    ),
  };
}

export const Form: Story = formOf();
/** Of what comes in sizes it is asked how it fits. */
export const FormOfClothes: Story = formOf(undefined, null, true);
export const TooShort: Story = formOf({
  tag: 'refused',
  message: null,
  errors: {
    rating: 'Please choose one to five stars.',
    title: 'Please give a title of at least 3 characters.',
    message: 'Please give a review of at least 3 characters.',
  },
  values: { rating: 0, title: 'No', message: '', nickname: 'Mudlark' },
});
export const NotSent: Story = formOf({
  tag: 'refused',
  message: 'That was a lot of tries. Please wait a minute and try again.',
  errors: {},
  values: written,
});
/** One photo is with the shop, another is none. */
export const WrongPhoto: Story = formOf({
  tag: 'refused',
  message: null,
  errors: { photos: 'IMG_0412.heic: We cannot read HEIC photos. Please choose a JPEG, PNG or WebP.' },
  photos: [{ id: '200002-Madder-FF', name: 'IMG_0411.jpg' }],
  values: written,
});
export const Kept: Story = formOf({ tag: 'kept', review: own });
export const WrittenBefore: Story = formOf(undefined, { ...own, status: 'approved' });
export const NotShown: Story = formOf(undefined, { ...own, status: 'refused' });

const storyRatings = [
  { rating: 5, count: 9 },
  { rating: 4, count: 4 },
  { rating: 1, count: 1 },
];

function pageOf(data: Partial<ReviewsData>): Story {
  const product = { id: 2, name: 'Juniper Print Dress', path: '/p/2/juniper-print-dress/Madder' };
  const list = {
    reviews: storyReviews(6),
    total: 14,
    page: 2,
    pages: 3,
    byRating: storyRatings,
    withPhotos: 0,
  };
  return {
    parameters: { layout: 'fullscreen' },
    render: () => (
      <StoryShop>
        <ReviewsPage
          data={{ product, fit: undefined, hasFit: false, list, own: null, submission, ...data }}
          answer={undefined}
        />
      </StoryShop>
    ),
  };
}

export const Page: Story = pageOf({});
export const PageOfClothes: Story = pageOf({ fit: 'Most say true to size: 8 of 11', hasFit: true });
export const PageOfNone: Story = pageOf({
  list: { reviews: [], total: 0, page: 1, pages: 0, byRating: [], withPhotos: 0 },
});
export const PageOfOneRating: Story = pageOf({
  rating: 4,
  list: { reviews: storyReviews(4), total: 4, page: 1, pages: 1, byRating: storyRatings, withPhotos: 0 },
});
const pictured: Review = {
  ...written,
  date: '2026-09-12',
  photos: [
    { id: '200002-Madder-FF', width: 480, height: 600 },
    { id: '200002-Madder-FD', width: 480, height: 600 },
  ],
};
export const PageWithPhotos: Story = pageOf({
  withPhotos: true,
  list: { reviews: [pictured], total: 1, page: 1, pages: 1, byRating: storyRatings, withPhotos: 1 },
});
export const Enlarged: Story = {
  render: () => (
    <StoryShop>
      <PhotoDialog review={pictured} photos={pictured.photos ?? []} at={0} onShow={fn()} />
    </StoryShop>
  ),
};
export const DialogOnItsWay: Story = {
  beforeEach: () => {
    spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
  },
  render: () => (
    <StoryShop>
      <ReviewDialog productId={2} onClose={fn()} />
    </StoryShop>
  ),
};
