/** Gives the focus to the first control with a complaint; false when there is none. */
export function focusFirstComplaint(form: HTMLElement | null): boolean {
  const first = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const control = first?.matches('[role="radiogroup"]') ? first.querySelector<HTMLElement>('input') : first;
  control?.focus();
  return Boolean(control);
}
