import { useEffect, type RefObject } from 'react';

/** An element's position: its ancestors, nearest first, and its index in each. */
type Trail = readonly { readonly around: Element; readonly place: number }[];

const STOPS = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]';

/**
 * Keeps the focus near its place when the focused element is removed, such as a deleted row or the button of a
 * dialog: focuses the next element, else the previous one, or the frame if the whole screen is gone. A button that
 * was disabled while working gets it back. Keyboard users continue there, and screen readers announce it.
 */
export function useRestoreFocus(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: main } = frame;
    if (!main) return undefined;
    let last: Element | null = null;
    let trail: Trail = [];
    let isLeft = false;

    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      last = target;
      isLeft = false;
      trail = historyOf(target, main);
    };
    const leave = ({ target }: FocusEvent) => {
      // A disabled control loses the focus without the user leaving it.
      isLeft = !(target instanceof Element && target.matches(':disabled'));
    };
    const isFree = () =>
      // Not below a dialog, which restores the focus itself when it closes.
      document.activeElement === document.body && !main.closest('[aria-hidden="true"]');
    const look = () => {
      if (!last || last.isConnected || !isFree()) return;
      last = null;
      (nearestTo(trail) ?? main).focus({ preventScroll: true });
    };
    const giveBack = () => {
      if (last instanceof HTMLElement && last.matches(':enabled') && !isLeft && isFree())
        last.focus({ preventScroll: true });
    };
    // The code that removed the element may have moved the focus by then.
    const observer = new MutationObserver((changes) => {
      if (last && !last.isConnected) requestAnimationFrame(look);
      else if (changes.some(({ type, target }) => type === 'attributes' && target === last)) giveBack();
    });
    observer.observe(main, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    // Dialogs are added and removed here.
    observer.observe(document.body, { childList: true });
    main.addEventListener('focusin', remember);
    main.addEventListener('focusout', leave);
    return () => {
      observer.disconnect();
      main.removeEventListener('focusin', remember);
      main.removeEventListener('focusout', leave);
    };
  }, [frame]);
}

function historyOf(element: Element, frame: Element): Trail {
  const around = element.parentElement;
  if (element === frame || !around || around === frame) return [];
  return [{ around, place: [...around.children].indexOf(element) }, ...historyOf(around, frame)];
}

/** The focusable element nearest to the position, those after it first. */
function nearestTo(trail: Trail): HTMLElement | undefined {
  const left = trail.filter(({ around }) => around.isConnected);
  for (const { around, place } of left) {
    const parts = [...around.children];
    const stop = stopsIn(parts.slice(place))[0] ?? stopsIn(parts.slice(0, place)).at(-1);
    if (stop) return stop;
  }
  return undefined;
}

const stopsIn = (parts: readonly Element[]): HTMLElement[] =>
  parts.flatMap((part) => [
    ...(part.matches(STOPS) ? [part as HTMLElement] : []),
    ...part.querySelectorAll<HTMLElement>(STOPS),
  ]);
