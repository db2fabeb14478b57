import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly previousRect: DOMRect; readonly currentRect: DOMRect }[];
}

/** Everything that moved by itself since a moment, in milliseconds after the page was opened, added up. */
export const movement = (page: Page, since = 0): Promise<number> =>
  page.evaluate(
    (begin) =>
      new Promise((resolve) => {
        let sum = 0;
        // A list's chosen text is written anew when the client takes it over; it is reported, and stays where it is.
        const hasMoved = ({ previousRect: from, currentRect: to }: LayoutShift['sources'][number]): boolean =>
          JSON.stringify(from) !== JSON.stringify(to);
        const observer = new PerformanceObserver((list) => {
          for (const { value, sources, startTime } of list.getEntries() as LayoutShift[])
            if (startTime >= begin && (sources.length === 0 || sources.some(hasMoved))) sum += value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // The frame that is being drawn is reported with the next one.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
      }),
    since,
  );
