import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import type { OwnReview } from '@tailorbird/commerce/model/review';
import { reviewLimits } from '@tailorbird/commerce/reviews/reviewLimits';
import { Button } from '@tailorbird/ui/Button';
import { RadioGroupField } from '@tailorbird/ui/RadioGroupField';
import { TextAreaField } from '@tailorbird/ui/TextAreaField';
import { TextField } from '@tailorbird/ui/TextField';
import { useReady } from '@tailorbird/ui/useReady';
import { takeFocus } from '../form/takeFocus.ts';
import { useStayingForm } from '../form/useStayingForm.ts';
import { OwnReviewNote } from './OwnReviewNote.tsx';
import { PhotoField } from './PhotoField.tsx';
import { ReviewFormRoot } from './ReviewForm.styles.ts';
import type { ReviewAnswer } from './reviewAnswer.ts';

interface ReviewFormProps {
  readonly productId: number;
  /** Whether it is asked how it fits. */
  readonly hasFit?: boolean;
  /** What the shopper has written of it already. */
  readonly own: OwnReview | null;
  /** Names what is sent. */
  readonly submission: string;
  /** What a form sent without script came to. */
  readonly posted?: ReviewAnswer | undefined;
}

const fitOptions = [
  { value: 'small', label: 'Runs small' },
  { value: 'true', label: 'True to size' },
  { value: 'large', label: 'Runs large' },
];

/** Asks what a shopper thinks of a product. It stays where it is, and says what became of what was sent. */
export function ReviewForm({ productId, hasFit = false, own, submission, posted }: ReviewFormProps) {
  const { href } = usePageFacts();
  const ready = useReady();
  const { Form, answer, busy, root } = useStayingForm(posted, `review-${productId}`);
  if (answer?.tag === 'kept')
    return (
      <ReviewFormRoot ref={takeFocus} id="write" role="status" tabIndex={-1}>
        <p data-part="thanks">Thank you. We read every review before we show it.</p>
        <OwnReviewNote review={answer.review} />
      </ReviewFormRoot>
    );
  const field = (name: 'title' | 'message' | 'nickname') => ({
    name,
    required: true,
    minLength: reviewLimits[name].min,
    maxLength: reviewLimits[name].max,
    defaultValue: answer?.values[name] ?? '',
    error: answer?.errors[name],
  });
  return (
    <ReviewFormRoot ref={root} id="write">
      {own && <OwnReviewNote review={own} />}
      <Form
        method="post"
        action={href(`/reviews/${productId}`)}
        encType="multipart/form-data"
        noValidate={ready}
      >
        {answer?.message && (
          <p role="alert" tabIndex={-1}>
            {answer.message}
          </p>
        )}
        <input type="hidden" name="submission" value={submission} />
        <RadioGroupField
          label="How many stars out of five?"
          name="rating"
          appearance="buttons"
          required
          defaultValue={answer && String(answer.values.rating)}
          error={answer?.errors.rating}
          options={['1', '2', '3', '4', '5'].map((value) => ({ value, label: value }))}
        />
        {hasFit && (
          <RadioGroupField
            label="How does it fit?"
            name="fit"
            appearance="buttons"
            optional
            defaultValue={answer?.values.fit ?? undefined}
            options={fitOptions}
          />
        )}
        <TextField label="Title" {...field('title')} />
        <TextAreaField label="Your review" rows={5} {...field('message')} />
        <TextField
          label="Name to show with it"
          hint="Everybody can read it. It need not be your own."
          autoComplete="nickname"
          {...field('nickname')}
        />
        <PhotoField kept={answer?.photos} error={answer?.errors.photos} />
        <Button type="submit" loading={busy}>
          Send review
        </Button>
      </Form>
    </ReviewFormRoot>
  );
}
