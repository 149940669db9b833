import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { Button } from '@tailorbird/ui/Button';
import { Pagination } from '@tailorbird/ui/Pagination';
import { Form } from 'react-router';
import { FormMessage } from '../form/FormMessage.tsx';
import { useWishlist } from './useWishlist.ts';
import { WishlistBody } from './WishlistBody.tsx';
import { WishlistPageRoot } from './WishlistPage.styles.ts';
import type { WishlistAnswer } from './wishlistAnswer.ts';

interface WishlistPageProps {
  /** What the server knows: the customer's list, or what a guest's cookie names. */
  readonly served: WishlistAnswer;
  readonly page: number;
  readonly message: string | null;
  /** The customer's link to share; the address is there while the list is public. */
  readonly share: { readonly isPublic: boolean; readonly address: string } | undefined;
}

/** The wishlist: a guest's in the browser, a customer's on the server (commerce §4). */
export function WishlistPage({ served, page, message, share }: WishlistPageProps) {
  const { href } = usePageFacts();
  const live = useWishlist(served, page);
  const data = live.list?.data;
  return (
    <WishlistPageRoot id="main" tabIndex={-1}>
      <h1>Your wishlist</h1>
      <FormMessage text={message} />
      {!served.signedIn && (
        <p>
          It is kept in this browser. <a href={href('/login?next=/wishlist')}>Log in</a> to have it
          everywhere, and to share it.
        </p>
      )}
      <WishlistBody live={live} />
      {data && (
        <Pagination
          page={data.currentPage}
          pages={data.totalPages}
          hrefFor={(to) => href(`/wishlist?page=${to}`)}
        />
      )}
      {data && data.total > 0 && <ClearForm onClear={live.clear} />}
      {share && data && data.total > 0 && <Share {...share} />}
    </WishlistPageRoot>
  );
}

function ClearForm({ onClear }: { onClear: () => void }) {
  const { href } = usePageFacts();
  return (
    <form
      method="post"
      action={href('/wishlist')}
      onSubmit={(event) => {
        event.preventDefault();
        onClear();
      }}
    >
      <input type="hidden" name="intent" value="clear" />
      <Button type="submit" variant="tertiary">
        Clear my wishlist
      </Button>
    </form>
  );
}

function Share({ isPublic, address }: NonNullable<WishlistPageProps['share']>) {
  const { href } = usePageFacts();
  return (
    <section data-part="share" aria-labelledby="share-title">
      <h2 id="share-title">Share it</h2>
      <p>
        {isPublic
          ? 'Whoever has this link can see your wishlist, and nothing else of you:'
          : 'Your wishlist is private. A link lets others see it, and nothing else of you.'}
      </p>
      {isPublic && <a href={address}>{address}</a>}
      <Form method="post" action={href('/wishlist')} preventScrollReset>
        <input type="hidden" name="intent" value="share" />
        <input type="hidden" name="isPublic" value={isPublic ? 'no' : 'yes'} />
        <Button type="submit" variant="secondary">
          {isPublic ? 'Stop sharing' : 'Make a link'}
        </Button>
      </Form>
    </section>
  );
}
