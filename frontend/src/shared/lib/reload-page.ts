/** Fired on window before a reload that installs a new version, so that forms can store what was typed. */
export const BEFORE_RELOAD_EVENT = 'before-reload';

export function reloadPage(): void {
  window.dispatchEvent(new Event(BEFORE_RELOAD_EVENT));
  window.location.reload();
}
