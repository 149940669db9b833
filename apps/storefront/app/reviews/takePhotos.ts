import { err, ok, type Result } from '@tailorbird/commerce/result';
import { photoLimits } from '@tailorbird/commerce/reviews/photoLimits';
import { photoFaults, photoProblem } from '@tailorbird/commerce/reviews/photoProblem';
import { z } from 'zod';
import type { Shop } from '../requestContext.ts';
import { type KeptPhoto, reviewMessage } from './reviewAnswer.ts';

/** The photos of a review that are with the shop, and what is wrong with others. */
export interface TakenPhotos {
  readonly kept: readonly KeptPhoto[];
  /** In sentences for the shopper, each with the name of its file; undefined when nothing is. */
  readonly problem: string | undefined;
}

/**
 * Hands in the photos of a form, one at a time. Those that are taken need not be chosen again, whatever else is wrong with
 * the form: a browser never fills in a file.
 */
export async function takePhotos(shop: Pick<Shop, 'client'>, form: FormData): Promise<TakenPhotos> {
  const kept = form.getAll('keptPhoto').flatMap(keptPhotoIn);
  const files = form.getAll('photos').filter((file) => file instanceof File && file.size > 0) as File[];
  if (kept.length + files.length > photoLimits.count)
    return { kept: kept.slice(0, photoLimits.count), problem: photoFaults['too-many'] };
  const problems: string[] = [];
  for (const [at, file] of files.entries()) {
    const taken = await take(shop, file);
    if (taken.ok) kept.push({ id: taken.value, name: file.name, at });
    else problems.push(`${file.name}: ${taken.error}`);
  }
  return { kept, problem: problems.length > 0 ? problems.join(' ') : undefined };
}

async function take({ client }: Pick<Shop, 'client'>, file: File): Promise<Result<string, string>> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const fault = photoProblem(bytes);
  if (fault) return err(photoFaults[fault]);
  const taken = await client.commerce.addReviewPhoto({ photo: Buffer.from(bytes).toString('base64') });
  return taken.ok ? ok(taken.value.id) : err(reviewMessage(taken.error));
}

/** A photo that was taken before, as the form has it: its id, a blank, and the name of its file. */
function keptPhotoIn(value: FormDataEntryValue): KeptPhoto[] {
  const [, id, name = ''] = (typeof value === 'string' && /^(\S{36}) (.{0,200})/.exec(value)) || [];
  const { success, data } = z.uuid().safeParse(id);
  return success ? [{ id: data, name }] : [];
}
