/** @jsxRuntime classic */
// Storybook’s own window has a React of its own, of another version than the stories’.

import type { CSSProperties } from 'react';
import * as React from 'react';
import { FocalPointEditor } from './FocalPointEditor.tsx';
import type { FieldProps } from './fieldProps.ts';
import { focalPointOf, withFocalPoint } from './focalPoint.ts';
import { useDraft } from './inputs.tsx';

const row: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: 4, maxHeight: 200, overflow: 'auto' };
const thumbnail = (chosen: boolean): CSSProperties => ({
  padding: 0,
  border: chosen ? '3px solid #1c2b2a' : '1px solid #7f7666',
  cursor: 'pointer',
});

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The name of a picture, whichever way it is written. */
function nameOf(value: unknown): string | undefined {
  if (!isGroup(value)) return undefined;
  const { name, url, image } = value;
  if (typeof name === 'string') return name;
  if (typeof url === 'string') return url.replace(/^.*\//, '');
  return nameOf(image);
}

function altOf(value: unknown): string {
  if (!isGroup(value)) return '';
  const alt = value['alt'] ?? value['altText'];
  return typeof alt === 'string' ? alt : '';
}

/** A picture by its name. The one that stands there already keeps its focal point. */
function pictureOf(newest: unknown, name: string, alt: string): unknown {
  const picture = { url: `/i/tailorbird/${name}`, alt };
  return name === nameOf(newest) ? withFocalPoint(picture, focalPointOf(newest)) : picture;
}

/** A picture is chosen by sight, pressed where it matters, and said in words. Another picture has another focal point. */
export function MediaEditor({ label, value, choices, onChange }: FieldProps) {
  const chosen = nameOf(value);
  const point = focalPointOf(value);
  const draft = useDraft(altOf(value), (alt) =>
    onChange((newest) =>
      pictureOf(newest, nameOf(newest) ?? 'placeholder', typeof alt === 'string' ? alt : ''),
    ),
  );
  return (
    <div style={{ display: 'grid', gap: 4 }}>
      <div style={row} role="group" aria-label={`${label}: pictures`}>
        {choices.pictures.map((name) => (
          <button
            key={name}
            type="button"
            title={name}
            aria-pressed={name === chosen}
            style={thumbnail(name === chosen)}
            onClick={() => onChange((newest) => pictureOf(newest, name, altOf(newest)))}
          >
            <img
              src={`./i/tailorbird/${name}`}
              alt={name}
              width={56}
              height={56}
              loading="lazy"
              style={{ objectFit: 'cover', display: 'block' }}
            />
          </button>
        ))}
      </div>
      {chosen !== undefined && choices.pictures.includes(chosen) && (
        <FocalPointEditor
          label={label}
          src={`./i/tailorbird/${chosen}`}
          point={point}
          onChange={(change) => onChange((newest) => withFocalPoint(newest, change(focalPointOf(newest))))}
        />
      )}
      <input
        aria-label={`${label}: alternative text`}
        placeholder="What a shopper would want to know of it"
        {...draft}
      />
      <button type="button" onClick={() => onChange(() => undefined)}>
        No picture
      </button>
    </div>
  );
}
