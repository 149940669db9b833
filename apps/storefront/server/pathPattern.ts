/** Fits what a path of the table of pages stands for, in any capitals, as the router takes it. */
export function pathPattern(path: string): RegExp {
  const source = path.split('/').map(partPattern).join('');
  return new RegExp(`^${source}/*$`, 'i');
}

function partPattern(part: string): string {
  if (part === '*') return '(?:/.*)?';
  if (!part.startsWith(':')) return `/${part.replaceAll('.', '\\.')}`;
  return part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
}
