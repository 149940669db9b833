import { Icon } from '@tailorbird/ui/Icon';
import { StarIcon } from '@tailorbird/ui/icons';

/** A rating as stars, and in words for whoever cannot see them. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span data-part="stars" role="img" aria-label={`${rating} out of 5 stars`}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon key={star} of={StarIcon} size={16} filled={star <= Math.round(rating)} />
      ))}
    </span>
  );
}
