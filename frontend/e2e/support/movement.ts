import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly previousRect: DOMRect; readonly currentRect: DOMRect }[];
}

/** Layout shifts since a moment after the page was opened, in total. */
export const movement = (page: Page, since = 0): Promise<number> =>
  page.evaluate(
    (begin) =>
      new Promise((resolve) => {
        let sum = 0;
        // A list's selected text is rewritten on hydration; it is reported, but does not move.
        const hasMoved = ({ previousRect: from, currentRect: to }: LayoutShift['sources'][number]): boolean =>
          JSON.stringify(from) !== JSON.stringify(to);
        const observer = new PerformanceObserver((list) => {
          for (const { value, sources, startTime } of list.getEntries() as LayoutShift[])
            if (startTime >= begin && (sources.length === 0 || sources.some(hasMoved))) sum += value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // A frame's shifts are reported with the next one.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
      }),
    since,
  );
