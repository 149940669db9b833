/** @jsxRuntime classic */
// Storybook’s own window has a React of its own, of another version than the stories’.

import type { CSSProperties, MouseEvent } from 'react';
import * as React from 'react';
import { type FocalPoint, pointPressed, pointTyped } from './focalPoint.ts';

const whole: CSSProperties = {
  position: 'relative',
  justifySelf: 'start',
  padding: 0,
  border: '1px solid #7f7666',
  lineHeight: 0,
  cursor: 'crosshair',
};
const row: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' };
const mark = ({ x, y }: FocalPoint): CSSProperties => ({
  position: 'absolute',
  left: `${x}%`,
  top: `${y}%`,
  width: 18,
  height: 18,
  margin: '-9px 0 0 -9px',
  border: '3px solid #fff',
  borderRadius: '50%',
  boxShadow: '0 0 0 2px #1c2b2a, inset 0 0 0 2px #1c2b2a',
  pointerEvents: 'none',
});

interface FocalPointEditorProps {
  readonly label: string;
  readonly src: string;
  readonly point: FocalPoint | undefined;
  /** What becomes of the newest point. */
  readonly onChange: (change: (newest: FocalPoint | undefined) => FocalPoint | undefined) => void;
}

/** A picture shown whole, to be pressed where its focal point is, and the same in two figures. */
export function FocalPointEditor({ label, src, point, onChange }: FocalPointEditorProps) {
  const onPress = (event: MouseEvent<HTMLButtonElement>) => {
    // A press of a key has no place: the figures are for that.
    if (event.detail === 0) return;
    const pressed = pointPressed(event.currentTarget.getBoundingClientRect(), event);
    onChange(() => pressed);
  };
  const sides = [
    ['x', 'from the left'],
    ['y', 'from the top'],
  ] as const;
  return (
    <div style={{ display: 'grid', gap: 4 }}>
      <button type="button" aria-label={`${label}: press its focal point`} style={whole} onClick={onPress}>
        <img src={src} alt="" style={{ maxWidth: 240, maxHeight: 240 }} />
        {point && <span style={mark(point)} />}
      </button>
      <div style={row} role="group" aria-label={`${label}: focal point`}>
        {sides.map(([side, words]) => (
          <label key={side}>
            <input
              aria-label={`${label}: focal point ${words}, in percent`}
              type="number"
              min={0}
              max={100}
              value={point?.[side] ?? ''}
              onChange={(event) => {
                const typed = event.target.valueAsNumber;
                onChange((newest) => pointTyped(newest, side, typed));
              }}
              style={{ width: 64 }}
            />{' '}
            % {words}
          </label>
        ))}
        <button type="button" disabled={point === undefined} onClick={() => onChange(() => undefined)}>
          The middle
        </button>
      </div>
    </div>
  );
}
