/** Whether a block's content has a film in it, at any depth: films play and pause by script. */
export function hasFilm(content: unknown): boolean {
  if (typeof content !== 'object' || content === null) return false;
  if ('type' in content && content.type === 'video') return true;
  return Object.values(content).some(hasFilm);
}
