/** How many photos a review may have, and how large each may be as it is sent. */
export const photoLimits = {
  count: 3,
  megabytes: 8,
  /** Width times height: the largest that phones take. */
  megapixels: 50,
} as const;

/** The longer side of a photo as it is kept, in pixels. */
export const photoSide = 1_600;

export const maxPhotoBytes = photoLimits.megabytes * 1_000_000;
/** The characters of the largest photo in Base64. */
export const maxPhotoText = Math.ceil(maxPhotoBytes / 3) * 4;
