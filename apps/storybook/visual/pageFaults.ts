import type { Fault } from './seeFaults.ts';

/** Faults between the parts of a page, which no story of one part shows. The pictures of whole pages must show each. */
export const pageFaults: readonly Fault[] = [
  {
    fault: 'blocks of a page nearer to each other',
    find: 'flex-direction:column;gap:var(--tb-space-section)',
    put: 'flex-direction:column;gap:var(--tb-space-x10)',
    seenIn: ['home-uk.390'],
  },
  {
    fault: 'a page of 1,200 pixels where it may be of 1,600',
    find: '--tb-size-page:1600px',
    put: '--tb-size-page:1200px',
    seenIn: ['bag-uk.1440'],
  },
  {
    fault: 'a header behind what it stands over',
    find: 'z-index:var(--tb-layer-sticky);background:var(--tb-color-paper);border-block-end:',
    put: 'z-index:-1;background:var(--tb-color-paper);border-block-end:',
    seenIn: ['home-uk.390'],
  },
  {
    fault: 'a checkout without its footer',
    find: '>footer{display:flex;flex-wrap:wrap;gap:var(--tb-space-x2)',
    put: '>footer{display:none;flex-wrap:wrap;gap:var(--tb-space-x2)',
    seenIn: ['checkout-uk.390', 'checkout-us.1440'],
  },
  {
    fault: 'a bag whose summary stands below its lines on a desktop',
    find: 'grid-template-columns:minmax(0,1fr) 380px',
    put: 'grid-template-columns:minmax(0,1fr)',
    seenIn: ['bag-uk.1440', 'bag-eu.1440'],
  },
  {
    fault: 'rules of blocks that win over those of the page',
    find: '@layer tokens,ui,parts,blocks,app;',
    put: '@layer app,blocks,parts,ui,tokens;',
    seenIn: ['checkout-uk.390'],
  },
];
