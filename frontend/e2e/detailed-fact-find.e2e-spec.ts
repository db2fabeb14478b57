import { expect, type BrowserContextOptions, type Page } from '@playwright/test';
import {
  answersIn,
  COMPANY,
  DETAILED_FACT_FIND,
  fillDetailedFactFind,
  stepTab,
  submit,
  type Step,
  untilAt,
} from './support/forms';
import { untilFocused } from './support/keyboard';
import { openPage } from './support/browser';
import { DEMONSTRATION, openSite, test } from './support/site';

const site = openSite(DEMONSTRATION);
/** A browser's stored answers, filled in up to the review. */
let filled: BrowserContextOptions['storageState'];

const open = async () => {
  const visited = await site.visit();
  await openPage(visited.page, '/enhanced-fact-find');
  return visited;
};

test.describe('Detailed fact-find', () => {
  test.beforeAll(async () => {
    const { page } = await open();
    await fillDetailedFactFind(page);
    filled = await page.context().storageState();
  });
  const openFilled = async (step: string, heading: string): Promise<Page> => {
    const { page } = await site.visit({ storageState: filled });
    await openPage(page, `/enhanced-fact-find?step=${step}`);
    await page.getByRole('heading', { name: heading }).waitFor();
    return page;
  };

  const goTo = async (page: Page, step: Step, heading: string): Promise<void> => {
    await stepTab(page, step).click();
    await untilAt(page, heading);
  };

  test('leads a company from the first question to its matches', async () => {
    await site.empty('application_submissions');
    const { page, errors } = await open();
    await fillDetailedFactFind(page);
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
        property_address: '2 Example Road, Leeds LS1 1AA',
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

  test('marks found lenders as outdated once an answer changes', async () => {
    const page = await openFilled('review', 'Review Your Answers');
    await submit(page, DETAILED_FACT_FIND);
    await page.getByRole('heading', { name: /^Matched Lenders/ }).waitFor();
    const note = page.getByText('You have changed an answer.');

    await page.getByRole('link', { name: 'Change Property Details' }).click();
    await untilAt(page, 'Property Details');
    expect(await note.count()).toBe(0);
    await page.getByLabel('Loan to Value').fill('70');

    await note.waitFor();
  });

  test('keeps typed text when the page is reloaded within a step', async () => {
    const { page } = await open();
    await page.getByLabel('Company Name').fill(COMPANY);
    await goTo(page, 'Funding', 'Funding Requirements');
    await page.getByLabel('Purpose').fill('A second spray b');
    await page.waitForFunction(
      (text) => Object.values<string>(localStorage).join().includes(text),
      'A second spray b',
    );

    await page.reload();

    await page.getByRole('heading', { name: 'Funding Requirements' }).waitFor();
    await page.getByText('A second spray b').first().waitFor();
    await goTo(page, 'Company', 'Company Details');
    expect(await page.getByLabel('Company Name').inputValue()).toBe(COMPANY);
  });

  test('follows the browser’s back and forward buttons', async () => {
    const { page } = await open();
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
  });

  test('accepts money as people write it, and a loan above the property’s value', async () => {
    const page = await openFilled('funding', 'Funding Requirements');
    await page.getByLabel('Amount Required').fill('about 260k');
    await goTo(page, 'Finances', 'Financial Details');
    await page.getByLabel('Annual Turnover').fill('£1.5m');
    await page.getByLabel('Monthly Revenue').fill('0.12 million');
    await goTo(page, 'Property', 'Property Details');
    await page.getByLabel('Property Value').fill('200k');
    await page.getByLabel('Loan to Value').fill('130');
    await goTo(page, 'Review', 'Review Your Answers');

    await submit(page, DETAILED_FACT_FIND);

    await page.getByText('You ask for more than the property is worth').waitFor();
    const [row] = await site.query(
      'select amount, amount_from, annual_turnover, property_value, ltv from application_submissions order by id desc limit 1',
    );
    expect(row).toEqual({
      amount: 'about 260k',
      amount_from: '260000',
      annual_turnover: '£1.5m',
      property_value: '200k',
      ltv: '130%',
    });
  });

  test.describe('an answer that it cannot take', () => {
    test('is linked from the review, with the focus on it', async () => {
      const page = await openFilled('funding', 'Funding Requirements');
      const amount = page.getByLabel('Amount Required');
      await amount.fill('quite a bit');
      await goTo(page, 'Review', 'Review Your Answers');

      await submit(page, DETAILED_FACT_FIND);

      await page.getByText('Please enter an amount in figures, such as £85,000, 85k or £1.5m').waitFor();
      await untilFocused(page, amount);
    });

    test('is opened when only the server rejects it', async () => {
      const page = await openFilled('funding', 'Funding Requirements');
      const loans = page.getByLabel('Existing Loans');
      await loans.fill('a'.repeat(5_001));
      await goTo(page, 'Review', 'Review Your Answers');

      await submit(page, DETAILED_FACT_FIND);

      await page.getByText('Existing loans can be at most 5,000 characters').first().waitFor();
      await untilFocused(page, loans);
    });

    test('is ignored once the funding type no longer needs it', async () => {
      const page = await openFilled('property', 'Property Details');
      await page.getByLabel('Loan to Value').fill('most of it');
      await goTo(page, 'Funding', 'Funding Requirements');
      await page.getByLabel('Funding Type').selectOption('business-loans');
      await goTo(page, 'Review', 'Review Your Answers');

      await submit(page, DETAILED_FACT_FIND);

      await page.getByRole('heading', { name: /^Matched Lenders/ }).waitFor();
      const [row] = await site.query(
        'select funding_type, ltv from application_submissions order by id desc limit 1',
      );
      expect(row).toEqual({ funding_type: 'business-loans', ltv: null });
    });
  });
});
