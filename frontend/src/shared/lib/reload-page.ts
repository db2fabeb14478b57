/** Fired on window before a reload that brings a new version: what was typed is kept over it. */
export const BEFORE_RELOAD_EVENT = 'before-reload';

export function reloadPage(): void {
  window.dispatchEvent(new Event(BEFORE_RELOAD_EVENT));
  window.location.reload();
}
