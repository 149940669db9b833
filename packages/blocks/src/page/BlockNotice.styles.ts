import { color, space, stroke, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const BlockNoticeRoot = styled.div`
  display: grid;
  gap: ${space.x2};
  margin-inline: ${space.pageMargin};
  padding: ${space.x4};
  border: ${stroke.ring} dashed ${color.error};
  font: ${type.small};

  &[data-shown='whole'] { border-color: ${color.ink}; > strong { color: ${color.ink}; } }

  > strong { color: ${color.error}; font: ${type.smallStrong}; }
  > pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
`;
