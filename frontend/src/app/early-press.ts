let pressed: HTMLElement | null = null;

const take = (element: HTMLElement | null): void => {
  pressed?.removeAttribute('aria-busy');
  pressed = element;
  pressed?.setAttribute('aria-busy', 'true');
};

const note = (event: MouseEvent): void => {
  const target = event.target instanceof Element ? event.target : null;
  const link = target?.closest('a');
  const step = link && leadsToAnotherState(link) && !asksForWindow(event) ? link : null;
  // Followed now, it would load the page again, and what was written into it would be lost.
  if (step) event.preventDefault();
  take(step ?? target?.closest('button') ?? null);
};

/** Such as another step of the form: the same page, which the client alone can show in it. */
const leadsToAnotherState = ({ origin, pathname, search }: HTMLAnchorElement): boolean =>
  search !== '' && origin + pathname === window.location.origin + window.location.pathname;

const asksForWindow = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;

/** From now on notes what was pressed last, for nothing may answer it yet. */
export const notePresses = (): void => window.addEventListener('click', note, true);

/** The last press got its answer, unless it was held back from getting one. */
export const forgetPress = ({ defaultPrevented }: { defaultPrevented: boolean }): void => {
  if (!defaultPrevented) take(null);
};

/**
 * A step that was pressed and is the one that the build rendered: only the address has to follow, so that the client
 * starts with it and leaves what stands there alone, with the field that may have the focus.
 */
export function enterPressedStep(): void {
  if (!(pressed instanceof HTMLAnchorElement) || !pressed.matches('[aria-current="step"]')) return;
  window.history.pushState(null, '', pressed.href);
  take(null);
}

/** Presses what got no answer, now that all of the page answers. */
export function pressAgain(): void {
  window.removeEventListener('click', note, true);
  const element = pressed;
  take(null);
  element?.click();
}
