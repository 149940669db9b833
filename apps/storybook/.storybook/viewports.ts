/** The widths every page is judged at: two phones, then the specification's breakpoints (commerce §9). */
export const widths = [360, 390, 768, 992, 1280, 1440, 1536] as const;

/** The same widths in the shape of Storybook's toolbar. */
export const viewports = Object.fromEntries(
  widths.map((width) => [
    `w${width}`,
    {
      name: `${width} px`,
      styles: { width: `${width}px`, height: width < 768 ? '844px' : '900px' },
      type: width < 768 ? ('mobile' as const) : width < 992 ? ('tablet' as const) : ('desktop' as const),
    },
  ]),
);
