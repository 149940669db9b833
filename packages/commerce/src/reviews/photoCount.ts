/** `1 photo`, `2 photos`. */
export const photoCount = (count: number): string => (count === 1 ? '1 photo' : `${count} photos`);
