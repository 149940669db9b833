import { above } from '@tailorbird/tokens/breakpoints';
import { color, radius, size, space, stroke, type } from '@tailorbird/tokens/roles';
import { visuallyHidden } from '@tailorbird/ui/visuallyHidden';
import { styled } from 'styled-components';

export const SearchBoxRoot = styled.div`
  display: grid;
  gap: ${space.x5};
  inline-size: min(100%, 1120px);
  margin-inline: auto;

  form {
    display: grid;
    grid-template-columns: auto 1fr auto;
    align-items: center;
    gap: ${space.x3};
    border-block-end: ${stroke.line} solid ${color.ink};
  }

  input {
    min-inline-size: 0;
    min-block-size: ${size.target};
    border: 0;
    border-radius: 0;
    background: none;
    color: ${color.ink};
    font: ${type.lead};
  }

  form:focus-within {
    box-shadow: 0 1px ${color.ink};
  }

  form:has(input:focus-visible) {
    outline: ${stroke.ring} solid ${color.focus};
    outline-offset: ${stroke.ring};
    border-radius: ${radius.corner};
  }

  input:focus-visible {
    outline: none;
    box-shadow: none;
  }

  input::placeholder {
    color: ${color.softInk};
    opacity: 1;
  }

  form > button {
    min-block-size: ${size.target};
    padding-inline: ${space.x2};
    font: ${type.smallStrong};
  }

  [data-part='answers'],
  [role='listbox'] {
    display: grid;
    gap: ${space.x5};
    align-content: start;
  }

  [role='status']:empty {
    display: none;
  }

  [data-part='spoken'] {
    ${visuallyHidden}
  }

  [role='group'] > b {
    display: block;
    padding-block-end: ${space.x2};
    font: ${type.smallStrong};
    color: ${color.softInk};
  }

  [role='option'] {
    text-decoration: none;
    scroll-margin-block: ${space.x10};
  }

  [role='option'][aria-selected='true'] {
    outline: ${stroke.line} solid ${color.ink};
    outline-offset: 2px;
  }

  [data-part='terms'] > a {
    display: flex;
    align-items: center;
    min-block-size: ${size.target};
    padding-inline: ${space.x2};
    border-radius: ${radius.corner};
    font: ${type.card};
  }

  [data-part='ways'] {
    display: grid;
    align-content: start;
    gap: ${space.x4};
  }

  [data-part='products'] > div {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(120px, 1fr));
    gap: ${space.x4};
  }

  [data-part='products'] a {
    display: grid;
    align-content: start;
    gap: ${space.x1};
    font: ${type.small};
  }

  small {
    color: ${color.softInk};
    font: ${type.small};
  }

  [data-part='forget'],
  [data-part='resting'] > button {
    justify-self: start;
    min-block-size: ${size.target};
    font: ${type.small};
    text-decoration: underline;
    text-underline-offset: 4px;
  }

  [data-part='resting'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: ${space.x1};
  }

  ${above.tablet} {
    [role='listbox']:has([data-part='ways'] + [data-part='products']) {
      grid-template-columns: minmax(160px, 220px) 1fr;
      column-gap: ${space.x8};
    }

    [data-part='products'] > div {
      grid-template-columns: repeat(5, 1fr);
    }
  }
`;
