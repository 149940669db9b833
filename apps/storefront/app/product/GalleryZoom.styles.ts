import { color, space, type } from '@tailorbird/tokens/roles';
import { styled } from 'styled-components';

export const GalleryZoomRoot = styled.dialog`
  position: fixed;
  inset: 0;
  inline-size: 100vw;
  block-size: 100dvh;
  max-inline-size: none;
  max-block-size: none;
  background: ${color.chalk};
  color: ${color.ink};

  [data-part='room'] {
    inline-size: 100%;
    block-size: 100%;
    overflow: auto;
    overscroll-behavior: contain;
    touch-action: pan-x pan-y;
  }

  img {
    display: block;
    inline-size: calc(var(--zoom) * 100%);
    block-size: calc(var(--zoom) * 100%);
    max-inline-size: none;
    object-fit: contain;
  }

  [data-part='tools'] {
    position: absolute;
    inset-block-start: ${space.x3};
    inset-inline: ${space.x4};
    display: flex;
    align-items: center;
    gap: ${space.x2};
    pointer-events: none;
  }

  [data-part='tools'] p {
    margin-inline-end: auto;
    padding: ${space.x1} ${space.x3};
    background: ${color.paper};
    font: ${type.small};
    font-variant-numeric: tabular-nums;
  }

  [data-part='tools'] p:empty {
    visibility: hidden;
  }

  [data-part='turn'] {
    position: absolute;
    inset-inline: ${space.x4};
    inset-block-start: calc(50% - 22px);
    display: flex;
    justify-content: space-between;
    pointer-events: none;
  }

  button {
    pointer-events: auto;
  }
`;
