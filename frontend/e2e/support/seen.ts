import type { Page } from '@playwright/test';

// What a sighted user of the keyboard, or of forced colours, sees of a screen. The functions in `evaluate` run in the
// page, so each is whole.

/** Stops of the Tab key that are above the previous one and not to its right, so that the order is confusing. */
export const misplacedStops = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const nameOf = (element: Element): string =>
      (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 60) || element.tagName;
    const stops = [
      ...document.querySelectorAll<HTMLElement>(
        ':is(main a[href], main button, main input, main select, main textarea, main summary, main [tabindex])',
      ),
    ].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('[inert]'),
    );
    return stops.flatMap((now, place) => {
      const before = stops[place - 1];
      if (!before) return [];
      const [was, is] = [before.getBoundingClientRect(), now.getBoundingClientRect()];
      const isBackUp = is.height > 0 && was.height > 0 && is.bottom <= was.top && is.left <= was.left;
      return isBackUp ? [`after ‘${nameOf(before)}’ the focus goes back up to ‘${nameOf(now)}’`] : [];
    });
  });

/** Controls whose focus does not show: without a ring of their own, their box or their label. */
export const unmarkedFocus = async (page: Page): Promise<string[]> => {
  // So that the focus counts as the keyboard's.
  await page.keyboard.press('Shift');
  return page.evaluate(async () => {
    const nameOf = (element: Element): string =>
      (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 60) || element.tagName;
    const hasRing = (element: Element, part?: '::before' | '::after'): boolean => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    };
    const shows = (control: HTMLElement): boolean => {
      const { labels } = control as Partial<HTMLInputElement>;
      const frame = control.parentElement?.querySelector(':scope > fieldset');
      return (
        [control, control.parentElement, ...(labels ?? [])].some((element) => element && hasRing(element)) ||
        hasRing(control, '::after') ||
        (frame !== null && frame !== undefined && parseFloat(getComputedStyle(frame).borderTopWidth) >= 2)
      );
    };
    const before = document.activeElement as HTMLElement | null;
    const layers = document.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="menu"]');
    const scope = [...layers].at(-1) ?? document.body;
    const controls = scope.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex]',
    );
    const found = new Set<string>();
    for (const control of controls) {
      if (control.tabIndex < 0 || !control.checkVisibility({ visibilityProperty: true })) continue;
      control.focus({ preventScroll: true });
      if (document.activeElement !== control || shows(control)) continue;
      // Fields are marked when their component renders.
      for (let waits = 0; waits < 50 && !shows(control); waits += 1)
        await new Promise((resolve) => setTimeout(resolve, 10));
      if (!shows(control)) found.add(`forced colours: nothing shows the focus on ‘${nameOf(control)}’`);
    }
    before?.focus({ preventScroll: true });
    return [...found];
  });
};

/** Elements that look the same without the attribute that says that they are chosen, current or checked. */
export const indistinct = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const STATES = ['aria-selected', 'aria-current', 'aria-checked', 'aria-pressed'] as const;
    const LOOKS = [
      ...['color', 'background-color', 'background-image', 'opacity', 'visibility', 'display', 'content'],
      ...['outline-style', 'outline-width', 'outline-color', 'font-weight', 'text-decoration-line'],
      ...['border-top-width', 'border-bottom-width', 'border-left-width', 'border-right-width'],
      ...[
        'border-top-color',
        'border-bottom-color',
        'border-left-color',
        'border-left-style',
        'fill',
        'stroke',
      ],
    ];
    const looksOf = (element: Element): string =>
      [element, ...element.querySelectorAll('*')]
        .flatMap((each) =>
          [undefined, '::before', '::after'].map((part) => {
            const style = getComputedStyle(each, part);
            return LOOKS.map((look) => style.getPropertyValue(look)).join();
          }),
        )
        .join('\n');
    return STATES.flatMap((state) =>
      [...document.querySelectorAll(`[${state}]:not([${state}="false"])`)].flatMap((element) => {
        if (!element.checkVisibility({ visibilityProperty: true })) return [];
        const value = element.getAttribute(state) ?? '';
        const chosen = looksOf(element);
        // Often absent where it does not hold, and styled by its presence.
        if (state === 'aria-current') element.removeAttribute(state);
        else element.setAttribute(state, 'false');
        const other = looksOf(element);
        element.setAttribute(state, value);
        return chosen === other
          ? [`forced colours: nothing shows ${state} of ‘${element.textContent.trim().slice(0, 60)}’`]
          : [];
      }),
    );
  });
