/** @jsxRuntime classic */
// Storybook’s own window has a React of its own, of another version than the stories’.

import type { CSSProperties } from 'react';
import * as React from 'react';
import { moved } from './contentJson.ts';
import { emptyOf } from './emptyOf.ts';
import type { FieldProps } from './fieldProps.ts';
import { ColourEditor, DateEditor, JsonEditor, TextEditor, textOf } from './inputs.tsx';
import { MediaEditor } from './MediaEditor.tsx';
import { inEntries, inEntry, inGroup, isGroup } from './newestContent.ts';

const frame: CSSProperties = { borderInlineStart: '3px solid #d9d0c1', paddingInlineStart: 12 };
const row: CSSProperties = { display: 'flex', gap: 6, alignItems: 'center' };
const column: CSSProperties = { display: 'grid', gap: 4 };
const hint: CSSProperties = { fontSize: 12, opacity: 0.75 };

/** The fields of a group, one under another. */
export function GroupEditor({ field, value, choices, onChange }: FieldProps) {
  const group = isGroup(value) ? value : {};
  return (
    <div style={frame}>
      {Object.entries(field.fields ?? {}).map(([name, inner]) => (
        <FieldEditor
          key={name}
          field={inner}
          label={inner.title ?? name}
          value={group[name]}
          choices={choices}
          onChange={(change) => onChange(inGroup(name, change))}
        />
      ))}
    </div>
  );
}

/** The entries of a list as rows, to be added, moved and removed. */
function ListEditor({ field, label, value, choices, onChange }: FieldProps) {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const { item } = field;
  if (item === undefined) return null;
  const name = item.title ?? 'Entry';
  const edit = (change: Parameters<typeof inEntries>[0]) => onChange(inEntries(change));
  return (
    <div style={frame}>
      {entries.map((entry, at) => (
        <fieldset key={`${at} of ${entries.length}`}>
          <legend>
            {name} {at + 1}
          </legend>
          <div style={row}>
            <button type="button" disabled={at === 0} onClick={() => edit((list) => moved(list, at, at - 1))}>
              Up
            </button>
            <button
              type="button"
              disabled={at === entries.length - 1}
              onClick={() => edit((list) => moved(list, at, at + 1))}
            >
              Down
            </button>
            <button type="button" onClick={() => edit((list) => list.toSpliced(at, 1))}>
              Remove
            </button>
          </div>
          <FieldEditor
            field={item}
            label={`${label} ${at + 1}`}
            value={entry}
            choices={choices}
            onChange={(change) => onChange(inEntry(at, change))}
          />
        </fieldset>
      ))}
      <button type="button" onClick={() => edit((list) => [...list, emptyOf(item)])}>
        Add {name.toLowerCase()}
      </button>
    </div>
  );
}

function Input(props: FieldProps) {
  const { field, label, value, onChange } = props;
  const put = (entered: unknown) => onChange(() => entered);
  switch (field.kind) {
    case 'boolean':
      return (
        <input
          aria-label={label}
          type="checkbox"
          checked={(value ?? field.usual) === true}
          onChange={(event) => put(event.target.checked)}
        />
      );
    case 'number':
      return (
        <input
          aria-label={label}
          type="number"
          min={field.minimum}
          max={field.maximum}
          placeholder={textOf(field.usual)}
          value={textOf(value)}
          onChange={(event) => put(event.target.value === '' ? undefined : event.target.valueAsNumber)}
        />
      );
    case 'choice':
      return (
        <select
          aria-label={label}
          value={textOf(value ?? field.usual)}
          onChange={(event) => put(field.values?.find((one) => String(one) === event.target.value))}
        >
          {!field.required && <option value="">—</option>}
          {field.values?.map((one) => (
            <option key={String(one)}>{String(one)}</option>
          ))}
        </select>
      );
    case 'text':
      if (field.format === 'colour') return <ColourEditor {...props} />;
      return field.format === 'date-time' ? <DateEditor {...props} /> : <TextEditor {...props} />;
    case 'media':
      return <MediaEditor {...props} />;
    case 'list':
      return <ListEditor {...props} />;
    case 'group':
      return <GroupEditor {...props} />;
    default:
      return <JsonEditor {...props} />;
  }
}

/** A field with its name, its help and the input that is made for it. */
export function FieldEditor(props: FieldProps) {
  const { field, label } = props;
  return (
    <div style={{ ...column, padding: '8px 0' }}>
      <strong>
        {label}
        {field.required ? ' *' : ''}
      </strong>
      {field.description && <span style={hint}>{field.description}</span>}
      <Input {...props} />
    </div>
  );
}
