import { color, space, type } from '@tailorbird/tokens/roles';
import { visuallyHidden } from '@tailorbird/ui/visuallyHidden';
import { styled } from 'styled-components';

export const AddToBagFormRoot = styled.div`
  position: relative;

  > form {
    display: grid;
    gap: ${space.x5};
  }

  display: grid;
  gap: ${space.x5};

  [data-part='notice'] {
    font: ${type.smallStrong};
  }

  [data-part='notice']:empty {
    display: none;
  }

  [data-part='notice'][data-kind='low'] {
    color: ${color.madder};
  }

  /* Read out when it comes about; for the eye the button says the same two words. */
  [data-part='notice'][data-kind='sold-out'] {
    ${visuallyHidden}
  }

  [data-part='problem'] {
    color: ${color.error};
    font: ${type.smallStrong};
  }
`;
