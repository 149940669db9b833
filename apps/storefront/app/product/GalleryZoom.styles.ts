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
    container-type: size;
    overscroll-behavior: contain;
    touch-action: pan-x pan-y;
  }

  img {
    display: block;
    inline-size: calc(var(--zoom) * 100%);
    block-size: calc(var(--zoom) * 100%);
    max-inline-size: none;
    object-fit: contain;
    background: var(--stand-in, none) center / contain no-repeat;

    /* Its edges go into the ground: no line shows where one ends and the other begins. */
    --across: calc(var(--zoom) * min(100cqw, 80cqh));
    --down: calc(var(--across) * 1.25);
    mask-image:
      linear-gradient(
        to right,
        transparent calc(50% - 0.5 * var(--across)),
        #000 calc(50% - 0.4 * var(--across)) calc(50% + 0.4 * var(--across)),
        transparent calc(50% + 0.5 * var(--across))
      ),
      linear-gradient(
        transparent calc(50% - 0.5 * var(--down)),
        #000 calc(50% - 0.43 * var(--down)) calc(50% + 0.43 * var(--down)),
        transparent calc(50% + 0.5 * var(--down))
      );
    mask-composite: intersect;
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
