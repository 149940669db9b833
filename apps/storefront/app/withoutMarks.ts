/**
 * The rules of a styled-components sheet without the marks by which its run time would find them again: browsers
 * load none (decision 14).
 */
export function withoutMarks(styles: string): string {
  return styles
    .replaceAll(/data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, '')
    .replaceAll('/*!sc*/', '');
}
