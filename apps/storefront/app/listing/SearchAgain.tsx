import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { Button } from '@tailorbird/ui/Button';
import { TextField } from '@tailorbird/ui/TextField';
import { Form } from 'react-router';

/** The form of the results page, with the term that was searched. */
export function SearchAgain({ term }: { term: string }) {
  const { href } = usePageFacts();
  return (
    <Form action={href('/search')} role="search" aria-label="Search again" key={term}>
      <TextField
        label="Search the shop"
        hideLabel
        name="query"
        type="search"
        defaultValue={term}
        placeholder="Cord shirt, striped tee, mug"
        maxLength={200}
        required
      />
      <Button type="submit">Search</Button>
    </Form>
  );
}
