import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect } from '@playwright/test';
import { COMPANY, FACT_FIND, submit } from './support/forms';
import { ADMIN } from './support/product';
import { openPage } from './support/browser';
import { openSite, test } from './support/site';

const WORKBOOK = resolve(import.meta.dirname, '../../backend/src/demo/data/lenders.xlsx');

const site = openSite();

const post = (path: string, init: RequestInit): Promise<Response> =>
  fetch(`${site.address}${path}`, { method: 'POST', ...init });

const importWorkbook = async (): Promise<{ imported: number; errors: unknown[] }> => {
  const signedIn = await post('/api/admin/login', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  const cookie = signedIn.headers.getSetCookie().join('; ');
  const body = new FormData();
  body.set('file', new Blob([await readFile(WORKBOOK)]), 'lenders.xlsx');
  const imported = await post('/api/admin/lenders/import', { headers: { cookie }, body });
  expect([signedIn.status, imported.status]).toEqual([200, 200]);
  return (await imported.json()) as { imported: number; errors: unknown[] };
};

test.describe('Fact-find', () => {
  // So that a retry starts with the same state.
  test.beforeEach(() => site.empty('application_submissions', 'lenders'));

  test('leads a broker from a workbook to a client’s matches', async () => {
    const { imported } = await importWorkbook();
    expect(imported).toBe(175);

    const { page, errors } = await site.visit();
    await openPage(page, '/fact-find');
    await FACT_FIND.fill(page);
    await submit(page, FACT_FIND);

    const heading = page.getByRole('heading', { name: /^Matched Lenders/ });
    await heading.waitFor();
    const count = Number(/\d+/.exec(await heading.innerText())?.[0]);
    expect(count).toBeGreaterThan(10);
    await page.getByText(`Found ${count} matching lenders. Review them below.`).first().waitFor();
    await page.waitForFunction(() => window.scrollY > 400 && document.activeElement?.tagName === 'H2');
    const badges = page.getByText('% match');
    await badges.nth(count - 1).waitFor();
    expect(await page.locator('details').count()).toBe(count - 3);
    expect(await page.getByRole('button', { name: 'Select Lender' }).count()).toBe(0);

    const [row, ...others] = await site.query(
      'select * from application_submissions where introducer_id is null',
    );
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      company_name: COMPANY,
      amount: '100000',
      status: 'pending',
      introducer_id: null,
    });
    const best = JSON.parse(String(row?.['matched_lenders'])) as { name: string; score: number }[];
    expect(best).toHaveLength(Math.min(count, 20));
    expect(
      await page
        .getByRole('heading', { name: best[0]?.name ?? '' })
        .first()
        .isVisible(),
    ).toBe(true);
    expect(row?.['match_score']).toBe(String(best[0]?.score));
    expect(errors).toEqual([]);
  });
});
