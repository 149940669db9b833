import { color, radius, size, space, stroke, type } from '@tailorbird/tokens/roles';
import { visuallyHidden } from '@tailorbird/ui/visuallyHidden';
import { styled } from 'styled-components';

export const AddressFinderRoot = styled.div`
  position: relative;
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.x2} ${space.x3};
  align-items: end;

  [data-part='enter'],
  [data-part='spoken'] {
    ${visuallyHidden}
  }

  > [role='status'],
  > [data-part='answers'],
  > div:has(> [role='listbox']) {
    grid-column: 1 / -1;
  }

  > [role='status'] {
    font: ${type.small};
  }

  > :is([role='status'], div):empty {
    display: none;
  }

  [data-part='answers'] {
    margin-block-end: ${space.x3};
    border: ${stroke.hairline} solid ${color.line};
    border-radius: ${radius.corner};
  }

  [data-part='answers'] button {
    inline-size: 100%;
    min-block-size: ${size.target};
    padding: ${space.x2} ${space.x3};
    font: ${type.body};
    text-align: start;
    overflow-wrap: anywhere;
  }

  [data-part='answers'] button:hover,
  [aria-selected='true'] {
    background: ${color.chalk};
  }

  [aria-selected='true'] {
    outline: ${stroke.line} solid ${color.ink};
    outline-offset: -2px;
  }
`;
