/** `npm run review -- list` shows what waits to be read; `approve` and `refuse` decide about one of them. */
import { photoCount } from '@tailorbird/commerce/reviews/photoCount';
import { decideReview, type ReadReview, waitingReviews } from '../platforms/embedded/reviews/decideReview.ts';
import { print, withShopDatabase } from './withShopDatabase.ts';

const usage =
  'Say what to do with which review:\n' +
  '  npm run review -- list              shows what waits to be read\n' +
  '  npm run review -- approve 4711      shows it in the shop\n' +
  '  npm run review -- refuse 4711       keeps it from being shown';

const decisions = { approve: 'approved', refuse: 'refused' } as const;

const [verb = '', number = '', ...more] = process.argv.slice(2);
const reviewId = /^[1-9]\d{0,8}$/.test(number) ? Number(number) : undefined;

if (verb === 'list' && number === '') {
  await withShopDatabase(async ({ db }) => ({ worked: true, text: listOf(await waitingReviews(db)) }));
} else if ((verb === 'approve' || verb === 'refuse') && reviewId !== undefined && more.length === 0) {
  const to = decisions[verb];
  await withShopDatabase(async ({ db }) => {
    const decided = await decideReview(db, { id: reviewId }, to);
    if (!decided.ok)
      return {
        worked: false,
        text: `${decided.error} \`npm run review -- list\` says which wait to be read.`,
      };
    return { worked: true, text: `Review ${reviewId} was ${decided.value} and is ${to}.` };
  });
} else {
  print({ worked: false, text: usage });
}

function listOf(waiting: readonly ReadReview[]): string {
  if (waiting.length === 0) return 'No review waits to be read.';
  return waiting
    .map(
      ({ id, product, rating, title, message, nickname, date, photos }) =>
        `${id}  ${date}  ${product}  ${rating} of 5, by ${nickname}${photosText(photos.length)}\n  ${title}\n  ${message.replaceAll('\n', '\n  ')}`,
    )
    .join('\n\n');
}

/** Nobody should show what they have not seen. */
function photosText(count: number): string {
  return count === 0 ? '' : `, with ${photoCount(count)}, which the back office shows`;
}
