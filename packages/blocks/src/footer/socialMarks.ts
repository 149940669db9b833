const ring = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z';

/** Our own line drawings of the networks, as paths in a square of 24. */
const marks: Readonly<Record<string, string>> = {
  instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5zM12 8.25a3.75 3.75 0 1 0 0 7.5 3.75 3.75 0 0 0 0-7.5zM16.9 7.1h.01',
  facebook: `${ring}M15.5 7.5h-1a2.5 2.5 0 0 0-2.5 2.5v11M9 13h5.5`,
  pinterest: `${ring}M9 13.5a3.75 3.75 0 1 1 3.6 1.75c-1 0-1.6-.6-1.6-.6M12 9.5 9.5 20.5`,
  tiktok: 'M13 3.5v11.75a3.75 3.75 0 1 1-3.75-3.75M13 3.5c.3 2.9 2.2 4.8 5.5 5',
  youtube:
    'M6 5.5h12A3.5 3.5 0 0 1 21.5 9v6a3.5 3.5 0 0 1-3.5 3.5H6A3.5 3.5 0 0 1 2.5 15V9A3.5 3.5 0 0 1 6 5.5zM10 9.25v5.5L14.75 12z',
  x: 'M4 4h4.2L20 20h-4.2zM19 4l-6.2 7M10.9 13.2 5 20',
  linkedin:
    'M6 3.5h12A2.5 2.5 0 0 1 20.5 6v12a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 18V6A2.5 2.5 0 0 1 6 3.5zM8 11v5.5M8 7.75h.01M11.5 16.5V11M11.5 13.5a2.25 2.25 0 0 1 4.5 0v3',
  threads:
    'M18.2 8.4A6.6 6.6 0 0 0 12 3.5c-4.2 0-7 3.2-7 8.5s2.8 8.5 7 8.5c3.6 0 6.2-2 6.2-4.9 0-2.6-2.3-4.1-5.6-4.1-2.5 0-4 1.1-4 2.7 0 1.5 1.3 2.5 2.9 2.5 2.2 0 3.4-1.5 3.4-4.2 0-2.4-1-3.9-3-3.9-1.1 0-2 .5-2.5 1.4',
  bluesky:
    'M12 11.5C10.6 8.7 7.4 5 4.5 4.5c-.8 4 .2 7.5 4 7.7-2.6.6-3.6 2.6-1.4 5.1 2.4 2 4.1-.7 4.9-3.3.8 2.6 2.5 5.3 4.9 3.3 2.2-2.5 1.2-4.5-1.4-5.1 3.8-.2 4.8-3.7 4-7.7-2.9.5-6.1 4.2-7.5 7z',
};

/** The drawing of a network by its name, however it is capitalised; nothing for one that has none. */
export function socialMark(network: string): string | undefined {
  const name = network.toLowerCase().replaceAll(/[^a-z]/g, '');
  return Object.hasOwn(marks, name) ? marks[name] : undefined;
}
