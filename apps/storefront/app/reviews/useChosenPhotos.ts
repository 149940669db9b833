import { photoLimits } from '@tailorbird/commerce/reviews/photoLimits';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import type { KeptPhoto } from './reviewAnswer.ts';
import { shrinkPhoto } from './shrinkPhoto.ts';

/** A photo of the review that is being written: a file of this browser, or one that the shop has taken. */
interface ChosenPhoto {
  readonly key: string;
  readonly name: string;
  readonly file?: File;
  readonly kept?: KeptPhoto;
  /** How it looks, once that is known. */
  readonly preview?: string;
}

/**
 * The photos that were chosen, one by one or together, as the file field sends them. When the form is answered, those that
 * the shop has taken are no longer sent, and those that it has not must be chosen again.
 */
export function useChosenPhotos(kept: readonly KeptPhoto[] | undefined) {
  const input = useRef<HTMLInputElement>(null);
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>(() => (kept ?? []).map(ofKept));
  const [isTooMany, setIsTooMany] = useState(false);
  const [answered, setAnswered] = useState(kept);
  if (kept !== answered) {
    setAnswered(kept);
    if (kept) setPhotos(afterAnswer(photos, kept));
  }
  // The external system is the field, which the form is read from.
  useEffect(() => {
    if (!input.current) return;
    const transfer = new DataTransfer();
    for (const { file } of photos) if (file) transfer.items.add(file);
    input.current.files = transfer.files;
  }, [photos]);

  const shrink = async (key: string, file: File) => {
    const shrunk = await shrinkPhoto(file);
    if (shrunk) setPhotos((all) => all.map((photo) => (photo.key === key ? { ...photo, ...shrunk } : photo)));
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const added = [...(event.target.files ?? [])].map((file) => ({
      key: crypto.randomUUID(),
      name: file.name,
      file,
    }));
    const all = [...photos, ...added];
    const fitting = added.slice(0, photoLimits.count - photos.length);
    setIsTooMany(all.length > photoLimits.count);
    setPhotos([...photos, ...fitting]);
    for (const { key, file } of fitting) void shrink(key, file);
  };
  const remove = (key: string) => {
    setIsTooMany(false);
    setPhotos(photos.filter((photo) => photo.key !== key));
    input.current?.focus();
  };
  return { photos, input, choose, remove, isTooMany };
}

const ofKept = (kept: KeptPhoto): ChosenPhoto => ({ key: kept.id, name: kept.name, kept });

/** What was taken, as it looked when it was chosen. */
function afterAnswer(before: readonly ChosenPhoto[], kept: readonly KeptPhoto[]): ChosenPhoto[] {
  const files = before.filter(({ file }) => file);
  return kept.map((photo) => {
    const same = photo.at === undefined ? before.find(({ key }) => key === photo.id) : files[photo.at];
    return { ...ofKept(photo), ...(same?.preview && { preview: same.preview }) };
  });
}
