import { FormMessageRoot } from './FormMessage.styles.ts';

/** What happened and what to do, at the head of a form; it stays until the next answer. */
export function FormMessage({ text, done }: { text: string | null | undefined; done?: boolean }) {
  if (!text) return null;
  return (
    <FormMessageRoot data-kind={done ? 'done' : undefined} role={done ? 'status' : 'alert'} tabIndex={-1}>
      {text}
    </FormMessageRoot>
  );
}
