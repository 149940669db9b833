import { forcedColours, hover } from '@tailorbird/tokens/breakpoints';
import { color, motion, radius, size, space, stroke, type } from '@tailorbird/tokens/roles';
import { css, styled } from 'styled-components';
import { visuallyHidden } from '../visually-hidden/visuallyHidden.styles.ts';
import { fieldNotes } from './FieldNotes.styles.ts';

const tick = css`
  > input {
    flex: none;
    width: 22px;
    height: 22px;
    margin: 1px 0;
    accent-color: ${color.ink};
  }
`;

export const CheckboxRoot = styled.div`
  display: grid;
  gap: ${space.x1};

  > label { display: flex; gap: ${space.x3}; align-items: flex-start; min-height: ${size.target}; padding-block: ${space.x3} ${space.x2}; cursor: pointer; font: ${type.body}; ${tick} }
  ${fieldNotes}
`;

export const RadioGroupRoot = styled.fieldset`
  display: grid;
  gap: ${space.x2};

  > legend { margin-block-end: ${space.x2}; font: ${type.smallStrong}; }
  > legend > span { font: ${type.small}; color: ${color.softInk}; }
  &[data-label='hidden'] > legend { ${visuallyHidden} }
  ${fieldNotes}

  > [data-part='options'] { display: flex; flex-wrap: wrap; gap: ${space.x2}; }
  label { position: relative; display: flex; align-items: center; cursor: pointer; }
  label small { display: block; font: ${type.small}; color: ${color.softInk}; }

  &[data-appearance='list'] > [data-part='options'] { display: grid; gap: 0; }
  &[data-appearance='list'] label { gap: ${space.x3}; min-height: ${size.target}; padding-block: ${space.x2}; ${tick} }

  &:not([data-appearance='list']) input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: inherit; }

  &[data-appearance='buttons'] label {
    justify-content: center;
    min-width: ${size.target};
    min-height: ${size.target};
    padding-inline: ${space.x3};
    border: ${stroke.hairline} solid ${color.control};
    border-radius: ${radius.corner};
    font: ${type.card};
    text-align: center;
    transition: background-color ${motion.small}, border-color ${motion.small};
  }
  &[data-appearance='buttons'] label:has(:checked) { border-color: ${color.ink}; background: ${color.ink}; color: ${color.paper}; }
  &[data-appearance='buttons'] label:has(:checked) small { color: inherit; }
  &[data-appearance='buttons'] label[data-sold-out]:not(:has(:checked)) { border-color: ${color.line}; color: ${color.softInk}; text-decoration: line-through; }

  &[data-appearance='swatches'] > [data-part='options'] { gap: 0; }
  &[data-appearance='swatches'] label { justify-content: center; width: ${size.target}; height: ${size.target}; }
  &[data-appearance='swatches'] label > span:first-of-type {
    width: 28px;
    height: 28px;
    border-radius: ${radius.round};
    background: var(--swatch, ${color.chalk}) center / cover;
    forced-color-adjust: none;
    box-shadow: inset 0 0 0 ${stroke.hairline} color-mix(in srgb, ${color.ink} 55%, transparent);
  }
  &[data-appearance='swatches'] label:has(:checked) > span:first-of-type { outline: ${stroke.line} solid ${color.ink}; outline-offset: 3px; }
  &[data-appearance='swatches'] label > [data-part='name'] { ${visuallyHidden} }
  &[data-appearance='swatches'] label[data-sold-out]::after {
    content: '';
    position: absolute;
    width: 34px;
    border-block-start: ${stroke.line} solid ${color.paper};
    border-block-end: ${stroke.line} solid ${color.ink};
    transform: rotate(-45deg);
    pointer-events: none;
  }

  &:not([data-appearance='list']) label:has(:focus-visible) { outline: ${stroke.ring} solid ${color.focus}; outline-offset: ${stroke.ring}; border-radius: ${radius.corner}; }
  label:has(:disabled) { color: ${color.softInk}; cursor: not-allowed; }
  &[data-appearance='buttons'] label:has(:disabled) { border-style: dashed; }
  ${forcedColours} {
    &[data-appearance='buttons'] label:has(:checked) { border-color: Highlight; background: Highlight; color: HighlightText; forced-color-adjust: none; }
    &[data-appearance='swatches'] label:has(:checked) > span:first-of-type { outline-color: CanvasText; }
  }

  ${hover} {
    &[data-appearance='buttons'] label:not(:has(:disabled)):hover { border-color: ${color.ink}; }
  }
`;
