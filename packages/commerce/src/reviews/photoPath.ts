/** A photo as large as it is kept, or a small square of it. */
export type PhotoSize = 'whole' | 'small';

/** Where a photo of a review that is shown is found. */
export const photoPath = (id: string, size: PhotoSize): string => `/i/reviews/${size}/${id}`;
