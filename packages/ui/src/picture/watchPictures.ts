import { placeholderSource } from './pictureSource.ts';

function showPlaceholder(image: HTMLImageElement): void {
  if (image.dataset['picture'] !== '') return;
  image.dataset['picture'] = 'replaced';
  image.removeAttribute('srcset');
  image.src = placeholderSource;
}

function hasFailed(image: HTMLImageElement): boolean {
  return image.complete && image.naturalWidth === 0 && image.currentSrc !== '';
}

/**
 * Lets every `Picture` of a page that cannot be had give way to the placeholder, once; those that failed before are
 * caught up with. One listener for all, so that a block of pictures and words needs no script of its own.
 * @returns How to stop.
 */
export function watchPictures(page: Document): () => void {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) showPlaceholder(target);
  };
  page.addEventListener('error', onError, true);
  for (const image of page.querySelectorAll<HTMLImageElement>('img[data-picture=""]'))
    if (hasFailed(image)) showPlaceholder(image);
  return () => page.removeEventListener('error', onError, true);
}
