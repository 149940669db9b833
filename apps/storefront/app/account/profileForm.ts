import { address } from '@tailorbird/commerce/model/address';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import { z } from 'zod';
import { type FieldErrors, fieldErrors, textIn } from '../form/formFields.ts';

const { firstName, lastName, phone } = address.shape;
const profile = z.object({
  title: z.string().trim().min(1, 'Please choose a title').max(20),
  firstName,
  lastName,
  phone,
  /** As a date field sends it; it may be left out. */
  dateOfBirth: z.union([z.literal(''), z.iso.date()], 'Please enter a date, or leave it empty'),
});

/** Reads the form of the profile: what an account may be made without is asked for here. */
export function parseProfile(entered: FormData): Result<z.output<typeof profile>, FieldErrors> {
  const texts = Object.keys(profile.shape).map((name) => [name, textIn(entered, name)]);
  const parsed = profile.safeParse(Object.fromEntries(texts));
  return parsed.success ? ok(parsed.data) : err(fieldErrors(parsed.error));
}
