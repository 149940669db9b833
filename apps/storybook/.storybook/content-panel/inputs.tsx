/** @jsxRuntime classic */
// Storybook’s own window has a React of its own, of another version than the stories’.
import * as React from 'react';
import { type ChangeEvent, type CSSProperties, useId } from 'react';
import type { FieldProps } from './fieldProps.ts';

const column: CSSProperties = { display: 'grid', gap: 4 };
const row: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: 6, alignItems: 'center' };
const hint: CSSProperties = { fontSize: 12, opacity: 0.75 };
const swatch = (hex: string, chosen: boolean): CSSProperties => ({
  width: 28,
  height: 28,
  borderRadius: 4,
  border: chosen ? '3px solid #1c2b2a' : '1px solid #7f7666',
  background: hex,
  cursor: 'pointer',
});

/** What stands in an input for a value. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const written = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
  event.target.value === '' ? undefined : event.target.value;

/** What is typed stands in the input as it was typed, until the input is left. */
export function useDraft(value: unknown, put: (value: unknown) => void) {
  const [draft, setDraft] = React.useState<string | undefined>();
  return {
    value: draft ?? textOf(value),
    onFocus: () => setDraft(textOf(value)),
    onBlur: () => setDraft(undefined),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setDraft(event.target.value);
      put(written(event));
    },
  };
}

/** How much of what reads best is used; amber beyond it. */
function Counter({ field: { maximum }, value }: Pick<FieldProps, 'field' | 'value'>) {
  if (maximum === undefined || typeof value !== 'string') return null;
  const long = value.length > maximum;
  return (
    <span style={{ ...hint, color: long ? '#8a5200' : undefined }} role={long ? 'status' : undefined}>
      {value.length} letters; {maximum} read best
    </span>
  );
}

/** The shop’s colours to choose from, and room for another. */
export function ColourEditor({ label, value, choices, onChange }: FieldProps) {
  const draft = useDraft(value, (text) => onChange(() => text));
  return (
    <div style={column}>
      <div style={row} role="group" aria-label={`${label}: the shop’s colours`}>
        {choices.colours.map(({ role, hex }) => (
          <button
            key={role}
            type="button"
            title={role}
            aria-label={role}
            aria-pressed={value === role}
            style={swatch(hex, value === role)}
            onClick={() => onChange(() => role)}
          />
        ))}
        <button type="button" onClick={() => onChange(() => undefined)}>
          None
        </button>
      </div>
      <input aria-label={`${label}: a role or a hex code`} {...draft} />
    </div>
  );
}

/** A moment with its zone. */
export function DateEditor({ label, value, onChange }: FieldProps) {
  const [, moment = '', zone = 'Z'] =
    /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.exec(textOf(value)) ?? [];
  const put = (day: string, offset: string) =>
    onChange(() => (day === '' ? undefined : `${day}:00${offset}`));
  const zones = ['Z', '+01:00', '+02:00', '-05:00', '-08:00'];
  return (
    <div style={row}>
      <input
        aria-label={label}
        type="datetime-local"
        value={moment}
        onChange={(event) => put(event.target.value, zone)}
      />
      <select
        aria-label={`${label}: its zone`}
        value={zone}
        onChange={(event) => put(moment, event.target.value)}
      >
        {[...new Set([zone, ...zones])].map((offset) => (
          <option key={offset} value={offset}>
            {offset === 'Z' ? 'UTC' : `UTC${offset}`}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Words, or an address or a product to be found among those there are. */
export function TextEditor({ field, label, value, choices, onChange }: FieldProps) {
  const list = useId();
  const draft = useDraft(value, (text) => onChange(() => text));
  const offered =
    field.format === 'link'
      ? choices.pages.map((page) => ({ value: page, words: page }))
      : field.format === 'style-code'
        ? choices.products.map(({ sku, name }) => ({ value: sku, words: name }))
        : [];
  const isLong = field.format === 'markdown' || (field.maximum ?? 0) > 120;
  return (
    <div style={column}>
      {isLong ? (
        <textarea aria-label={label} rows={4} {...draft} />
      ) : (
        <input aria-label={label} list={offered.length > 0 ? list : undefined} {...draft} />
      )}
      {offered.length > 0 && (
        <datalist id={list}>
          {offered.map((one) => (
            <option key={one.value} value={one.value}>
              {one.words}
            </option>
          ))}
        </datalist>
      )}
      <Counter field={field} value={value} />
    </div>
  );
}

/** What has no form of its own is written as JSON; what is none yet changes nothing. */
export function JsonEditor({ label, value, onChange }: FieldProps) {
  return (
    <textarea
      aria-label={`${label}, as JSON`}
      rows={4}
      defaultValue={JSON.stringify(value, null, 2)}
      onChange={(event) => {
        try {
          const written: unknown = JSON.parse(event.target.value);
          onChange(() => written);
        } catch {
          // Half-written: the story stays as it was.
        }
      }}
    />
  );
}
