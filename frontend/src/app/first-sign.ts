/** What somebody does who is about to use a page. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'input', 'click'] as const;
/** Whoever stays as long as this, in milliseconds, is reading: the page can wake while nothing else happens. */
const STAYING = 5_000;

/** Comes when somebody is about to use the page, which may have been before anybody asked, or stays. */
export const firstSign = (): Promise<void> => (inUse() ? Promise.resolve() : nextSign());

/** Comes when somebody does anything, or stays. */
export function nextSign(): Promise<void> {
  return new Promise((resolve) => {
    const noticed = () => {
      clearTimeout(staying);
      for (const sign of SIGNS) window.removeEventListener(sign, noticed, true);
      resolve();
    };
    const staying = setTimeout(noticed, STAYING);
    for (const sign of SIGNS) window.addEventListener(sign, noticed, { capture: true, passive: true });
  });
}

/** The cursor is in a field, or there is something to show that the build could not know: a chosen step, a draft. */
function inUse(): boolean {
  return document.activeElement !== document.body || window.location.search !== '' || keepsSomething();
}

function keepsSomething(): boolean {
  try {
    return localStorage.length + sessionStorage.length > 0;
  } catch {
    return false;
  }
}
