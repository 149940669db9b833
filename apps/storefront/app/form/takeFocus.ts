/** What is said in the place of a form takes the focus, which the form had. As a `ref`, with `tabIndex={-1}`. */
export function takeFocus(said: HTMLElement | null): void {
  said?.focus();
}
