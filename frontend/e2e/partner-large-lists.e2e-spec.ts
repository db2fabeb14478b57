import type { Browser, Page } from 'playwright-core';
import { openAsPartner } from './support/partner';
import { openSite } from './support/site';

const CASES = '/partners/dashboard';
const LEADS = '/partners/dashboard?tab=leads';
const site = openSite();

let page: Page;
let browser: Browser;
beforeAll(async () => {
  ({ page } = await site.visit({ viewport: { width: 1440, height: 900 } }));
  browser = page.context().browser()!;
  await openAsPartner(page);
  await site.query(`
    insert into leads (id, introducer_id, name, email, email_key, company, status, source, created_at, updated_at)
    select ('0193f100-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, introducers.id, 'Name ' || n,
      n || '@lead.example', n || '@lead.example', 'Company ' || n / 3,
      (array['lead', 'contacted', 'qualified', 'client', 'closed-won', 'closed-lost'])[n % 6 + 1], 'Referral',
      now() - n * interval '20 minutes', now()
    from introducers, generate_series(1, 20000) n`);
  await site.query(`
    insert into application_submissions (id, introducer_id, company_name, contact_name, email, phone, funding_type,
      amount, matched_lenders, rule_version, status, product_keys, first_decided_at, created_at, updated_at)
    select ('0193f100-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, introducers.id, 'Company ' || n,
      'Contact ' || n, n || '@client.example', '0141 496 0123', 'Business Loan', '£50,000', '[]', '1.0',
      (array['pending', 'in_review', 'approved', 'rejected'])[n % 4 + 1], array['business-loans'],
      case when n % 4 > 1 then now() end, now() - n * interval '90 minutes', now()
    from introducers, generate_series(1, 5000) n`);
});
afterAll(() => page.context().close());

/**
 * Expects that a run stays under a limit, or one of two more. A busy machine can only add to what is counted, by putting
 * work of the opening page or several parts into one frame; what the code itself asks for is in every run.
 */
const expectUnder = async (limit: number, run: () => Promise<number>): Promise<void> => {
  let least = Infinity;
  for (let n = 0; n < 3 && least >= limit; n += 1) least = Math.min(least, await run());
  expect(least).toBeLessThan(limit);
};

/** All rows of a page are there, and nothing is on its way. */
const untilListed = async (list: string, first: string): Promise<void> => {
  await page.waitForFunction(
    ([label, text]) => {
      const table = document.querySelector(`table[aria-label="${label}"]`);
      return (
        table?.getAttribute('aria-busy') === 'false' &&
        table.querySelectorAll('tbody tr').length === 25 &&
        table.querySelector('[data-row-name]')?.textContent === text
      );
    },
    [list, first] as const,
  );
};

interface TraceEvent {
  readonly name: string;
  readonly args: { readonly elementCount?: number; readonly beginData?: { readonly frame?: string } };
}

/**
 * Of how many elements the browser worked out the style, at most at once and in all, as shares of all that the page
 * has in the end.
 */
const restyledBy = async (act: () => Promise<void>): Promise<{ most: number; all: number }> => {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act().catch(async (failure: unknown) => {
    await browser.stopTracing();
    throw failure;
  });
  // What the last frame has left to do.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const counts = traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args.elementCount ?? 0);
  const there = await page.evaluate(() => document.querySelectorAll('body *').length);
  return {
    most: Math.max(0, ...counts) / there,
    all: counts.reduce((sum, count) => sum + count, 0) / there,
  };
};

describe.each([
  ['Cases', CASES, 'Company 5000', 'Company', 'Company 1', 'Company 1999'],
  ['Leads', LEADS, 'Name 20000', 'Name', 'Name 1', 'Name 19999'],
])('%s by the thousand', (list, path, newest, column, first, found) => {
  const open = async (): Promise<void> => {
    await page.goto(path);
    await untilListed(list, newest);
  };

  it('open in parts', async () => {
    await expectUnder(0.5, async () => {
      await page.goto('about:blank');
      return (await restyledBy(open)).most;
    });
  });

  it('keep their columns where they are, whatever stands in a row', async () => {
    await open();
    const columns = page.locator(`table[aria-label="${list}"] thead th`);
    const lefts = () =>
      columns.evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().left));
    const before = await lefts();

    await page
      .getByRole('button', { name: newest, exact: true })
      .evaluate((name) => (name.textContent = 'A company named in one word: '.repeat(4) + 'W'.repeat(80)));

    expect(await lefts()).toEqual(before);
  });

  it('find nearly all of their styles in the page that was sent', async () => {
    await open();

    const rules = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')].map(
        ({ sheet, textContent }) => ({ count: sheet?.cssRules.length ?? 0, sent: textContent !== '' }),
      ),
    );
    const sumOf = (some: typeof rules) => some.reduce((sum, { count }) => sum + count, 0);

    // What is worked out in the browser is worked out in the task that draws it.
    expect(sumOf(rules.filter(({ sent }) => sent)) / sumOf(rules)).toBeGreaterThan(0.95);
  });

  it('leave the rest of the page alone when they are sorted', async () => {
    await expectUnder(0.25, async () => {
      await open();
      const sorted = await restyledBy(async () => {
        await page
          .getByRole('table', { name: list, exact: true })
          .getByRole('button', { name: column, exact: true })
          .click();
        await untilListed(list, first);
      });
      return sorted.all;
    });
  });

  it('leave the rest of the page alone when a search finds some of them', async () => {
    await expectUnder(0.25, async () => {
      await open();
      const searched = await restyledBy(async () => {
        await page.getByLabel(`Search ${list.toLowerCase()}`).fill(`${column} 1`);
        await page.waitForURL(/q=/);
        await untilListed(list, found);
      });
      return searched.all;
    });
  });

  it('are left alone by what opens over them', async () => {
    await expectUnder(0.2, async () => {
      await open();
      const opened = await restyledBy(async () => {
        await page.getByRole('button', { name: newest, exact: true }).click();
        await page.getByRole('dialog', { name: newest }).waitFor();
      });
      return opened.most;
    });
  });
});
