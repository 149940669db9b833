import { photoLimits } from '@tailorbird/commerce/reviews/photoLimits';
import { photoFaults, photoTypes } from '@tailorbird/commerce/reviews/photoProblem';
import { CheckboxField } from '@tailorbird/ui/CheckboxField';
import { IconButton } from '@tailorbird/ui/IconButton';
import { CloseIcon } from '@tailorbird/ui/icons';
import { TextField } from '@tailorbird/ui/TextField';
import { useReady } from '@tailorbird/ui/useReady';
import { PhotoFieldRoot } from './PhotoField.styles.ts';
import { type KeptPhoto, keptPhotoValue } from './reviewAnswer.ts';
import { useChosenPhotos } from './useChosenPhotos.ts';

interface PhotoFieldProps {
  /** Photos that are with the shop already; undefined where the form was not answered. */
  readonly kept: readonly KeptPhoto[] | undefined;
  readonly error: string | undefined;
}

const hint = `Up to ${photoLimits.count}, each at most ${photoLimits.megabytes} MB: JPEG, PNG or WebP. Where and when they were taken is not kept.`;

/** Photos to go with a review. What was chosen is seen, and each can be taken out again; without script it is the browser's own field. */
export function PhotoField({ kept, error }: PhotoFieldProps) {
  const ready = useReady();
  const { photos, input, choose, remove, isTooMany } = useChosenPhotos(kept);
  return (
    <PhotoFieldRoot>
      <TextField
        ref={input}
        type="file"
        label="Photos"
        name="photos"
        optional
        multiple
        accept={photoTypes.join(',')}
        hint={hint}
        error={isTooMany ? photoFaults['too-many'] : error}
        onChange={choose}
      />
      {photos.length > 0 && (
        <ul aria-label="Chosen photos">
          {photos.map((photo, at) => (
            <li key={photo.key}>
              {photo.preview && <img src={photo.preview} alt="" width="96" height="96" />}
              {photo.kept && !ready && (
                <CheckboxField
                  label={`Keep ${photo.name}`}
                  name="keptPhoto"
                  value={keptPhotoValue(photo.kept)}
                  defaultChecked
                />
              )}
              {ready && (
                <>
                  {photo.kept && <input type="hidden" name="keptPhoto" value={keptPhotoValue(photo.kept)} />}
                  <span data-part="name">{photo.name}</span>
                  <IconButton
                    icon={CloseIcon}
                    label={`Remove photo ${at + 1}: ${photo.name}`}
                    onClick={() => remove(photo.key)}
                  />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </PhotoFieldRoot>
  );
}
