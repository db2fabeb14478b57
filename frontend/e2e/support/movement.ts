import type { Page } from 'playwright-core';

/** Everything that moved by itself since the page was opened, added up. */
export const movement = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
            sum += shift.value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // The frame that is being drawn is reported with the next one.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
      }),
  );
