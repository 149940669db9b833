/** Page numbers to show, in order: the first, the last and the neighbours of the current one; `gap` stands for those left out. */
export function pagesShown(page: number, pages: number): readonly (number | 'gap')[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const shown = [...new Set(wanted)].toSorted((a, b) => a - b);
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? 0;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? ['gap' as const, number] : [number];
  });
}
