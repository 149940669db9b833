import { photoSide } from '@tailorbird/commerce/reviews/photoLimits';

/** Files that are smaller than this are sent as they are, where they are not larger than the shop keeps. */
const smallBytes = 400_000;
const previewSide = 96;

/** A photo that can be sent, and how it looks. */
interface ShrunkPhoto {
  readonly file: File;
  /** As an address that has the picture in it. */
  readonly preview: string;
}

/**
 * A photo as large as the shop keeps it, so that a phone sends a tenth of what its camera made. Undefined for what this
 * browser cannot read: the server says what is wrong with it.
 */
export async function shrinkPhoto(file: File): Promise<ShrunkPhoto | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return undefined;
  try {
    const preview = drawn(bitmap, previewSide).toDataURL('image/jpeg', 0.8);
    const isFine = file.size <= smallBytes && Math.max(bitmap.width, bitmap.height) <= photoSide;
    const smaller = isFine ? undefined : await encoded(drawn(bitmap, photoSide));
    if (!smaller || smaller.size >= file.size) return { file, preview };
    return { file: new File([smaller], file.name, { type: smaller.type }), preview };
  } finally {
    bitmap.close();
  }
}

/** The whole picture, at most so long on its longer side. */
function drawn(bitmap: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  // What is clear in a picture would be black in a JPEG.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function encoded(canvas: HTMLCanvasElement): Promise<Blob | undefined> {
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', 0.9);
  });
}
