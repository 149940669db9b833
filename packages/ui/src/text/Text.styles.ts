import { color, size, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const TextRoot = styled.p`
  font: ${type.body};

  &[data-size='standfirst'] { font: ${type.standfirst}; }
  &[data-size='lead'] { font: ${type.lead}; }
  &[data-size='card'] { font: ${type.card}; }
  &[data-size='small'] { font: ${type.small}; }
  &[data-size='micro'] { font: ${type.micro}; }
  &[data-strong] { font-weight: 600; }

  &[data-tone='soft'] { color: ${color.softInk}; }
  &[data-tone='sale'] { color: ${color.sale}; }
  &[data-tone='error'] { color: ${color.error}; }
  &[data-tone='success'] { color: ${color.success}; }
  &[data-tone='paper'] { color: ${color.paper}; }

  &[data-align='center'] { text-align: center; }
  &[data-align='end'] { text-align: end; }
  &[data-measure] { max-width: ${size.measure}; }
`;
