/** Keys typed into a field belong to it, and open dialogs have their own. */
export const isMeantForSomethingElse = ({ target, defaultPrevented, isComposing }: KeyboardEvent): boolean =>
  defaultPrevented ||
  isComposing ||
  (target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null) ||
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;
