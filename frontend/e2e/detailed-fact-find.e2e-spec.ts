import { expect } from '@playwright/test';
import {
  answersIn,
  COMPANY,
  DETAILED_FACT_FIND,
  fillDetailedFactFind,
  stepTab,
  submit,
  untilAt,
} from './support/forms';
import { untilFocused } from './support/keyboard';
import { openPage, untilAlive } from './support/browser';
import { DEMONSTRATION, openSite, test } from './support/site';

const site = openSite(DEMONSTRATION);

test.describe('Detailed fact-find', () => {
  test('leads a company from the first question to its matches, also through the browser’s history', async () => {
    const { page, errors } = await site.visit();
    await openPage(page, '/enhanced-fact-find');
    await fillDetailedFactFind(page);

    for (const [heading, step] of [
      ['Property Details', 'property'],
      ['Financial Details', 'financial'],
      ['Funding Requirements', 'funding'],
    ] as const) {
      await page.goBack();
      await page.waitForURL(`**/*?step=${step}`);
      await untilAt(page, heading);
    }
    expect(await page.getByLabel('Amount Required').inputValue()).toBe('£260,000');
    await page.goForward();
    await untilAt(page, 'Financial Details');
    expect(await page.getByLabel('Adverse Credit Details').inputValue()).toContain('One CCJ');
    await page.goForward();
    await untilAt(page, 'Property Details');
    // Within a step.
    await page.getByLabel('Property Address').fill('2 Example Road, Leeds LS1 1AB');
    await page.waitForFunction(() => Object.values<string>(localStorage).join().includes('LS1 1AB'));
    await page.reload();
    await page.getByRole('heading', { name: 'Property Details' }).waitFor();
    await untilAlive(page);
    expect(await page.getByLabel('Property Address').inputValue()).toBe('2 Example Road, Leeds LS1 1AB');
    await stepTab(page, 'Review').click();
    await untilAt(page, 'Review Your Answers');
    expect(await answersIn(page)).toEqual(expect.arrayContaining([COMPANY, '06436514', '£260,000', '65%']));

    await submit(page, DETAILED_FACT_FIND);

    const heading = page.getByRole('heading', { name: /^Matched Lenders/ });
    await untilFocused(page, heading);
    await page.waitForFunction(() => localStorage.length === 0);
    expect(await page.getByText('% match').count()).toBeGreaterThan(0);
    expect(await site.query('select * from application_submissions where introducer_id is null')).toEqual([
      expect.objectContaining({
        company_name: COMPANY,
        company_number: '06436514',
        registered_address: '1 Example Street, Glasgow G1 1AA',
        employees: '9',
        funding_type: 'commercial-mortgage',
        amount: '£260,000',
        existing_loans: 'None',
        exit_strategy: 'From trading',
        trading_history: '48 months',
        annual_turnover: '£420,000',
        has_adverse_credit: 'yes',
        adverse_credit_details: 'One CCJ of £400, satisfied in 2023',
        property_address: '2 Example Road, Leeds LS1 1AB',
        property_type: 'commercial',
        property_value: '£400,000',
        ltv: '65%',
        asset_type: null,
        status: 'pending',
      }),
    ]);
    expect(errors).toEqual([]);

    await page.reload();
    await heading.waitFor();
    await page.getByRole('definition').getByText(COMPANY).waitFor();
    const elsewhere = await page.context().newPage();
    await elsewhere.goto('/enhanced-fact-find?step=review');
    await elsewhere.getByText(/^Still needed: Company Name/).waitFor();
  });
});
