/** Gives the focus to the first control with an error; false when there is none. */
export function focusFirstError(form: HTMLElement | null): boolean {
  const first = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const control = first?.matches('[role="radiogroup"]') ? first.querySelector<HTMLElement>('input') : first;
  control?.focus();
  return Boolean(control);
}
