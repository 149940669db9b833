const shapes = {
  dress: 'M160 90l30-30q10 14 60 14t60-14l30 30-30 50-10 60 70 220q-90 30-220 0l70-220-10-60z',
  tee: 'M120 130l70-50q60 30 120 0l70 50-40 60-30-16v200H190V174l-30 16z',
  cushion: 'M120 150q130 30 260 0 -20 115 0 230 -130-30-260 0 20-115 0-230z',
} as const;

/** A flat garment on chalk, as an address that needs no server: pictures of stories must not change with the network. */
export function storyPicture(shape: keyof typeof shapes = 'dress', colour = '#A63D2B'): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 500 500'><rect width='500' height='500' fill='#F2ECE1'/><path d='${shapes[shape]}' fill='${colour}'/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
