import type { Locator, Page } from '@playwright/test';
import { untilFocused } from './keyboard';

/** A real company of the public register (number 06436514); the person and the figures are invented. */
export const COMPANY = 'A & G INSURANCE SERVICES LIMITED';

const fillApplicant = async (page: Page): Promise<void> => {
  await page.getByLabel('Company Name').fill(COMPANY);
  await page.getByLabel('Contact Name').fill('Alex Graham');
  await page.getByLabel('Email').fill('alex@example.co.uk');
  await page.getByLabel('Phone').fill('0141 496 0123');
};

export const fillFactFind = async (page: Page): Promise<void> => {
  await fillApplicant(page);
  await page.getByLabel('Business Sector').selectOption('professional-services');
  await page.getByLabel('Funding Type').selectOption('business-loans');
  await page.getByLabel('Amount Required').selectOption('100000');
  await page.getByLabel('Trading History').selectOption('48 months');
  await page.getByLabel('Credit Score').selectOption('700');
  await page.getByRole('radio', { name: 'No' }).check();
};

export type Step = 'Company' | 'Funding' | 'Finances' | 'Property' | 'Asset' | 'Invoices' | 'Review';

export const stepTab = (page: Page, step: Step): Locator =>
  page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: step });

/** A step of the detailed fact-find that is shown: its heading has the focus. */
export const untilAt = async (page: Page, heading: string): Promise<void> => {
  const title = page.getByRole('heading', { level: 2, name: heading });
  await untilFocused(page, title);
};

const goOn = async (page: Page, to: string): Promise<void> => {
  await page.getByRole('button', { name: 'Continue' }).click();
  await untilAt(page, to);
};

/** From the first step to the review: a mortgage on the company's own property. */
export const fillDetailedFactFind = async (page: Page): Promise<void> => {
  await fillApplicant(page);
  await page.getByLabel('Company Number').fill('6436514');
  await page.getByLabel('Registered Address').fill('1 Example Street, Glasgow G1 1AA');
  await page.getByLabel('Employees').fill('9');
  await goOn(page, 'Funding Requirements');
  await page.getByLabel('Funding Type').selectOption('commercial-mortgage');
  await page.getByLabel('Amount Required').fill('260000');
  await page.getByLabel('Existing Loans').fill('None');
  await page.getByLabel('Exit Strategy').fill('From trading');
  await goOn(page, 'Financial Details');
  await page.getByLabel('Trading History').selectOption('48 months');
  await page.getByLabel('Annual Turnover').fill('420000');
  await page.getByRole('radio', { name: 'Yes' }).check();
  await page.getByLabel('Adverse Credit Details').fill('One CCJ of £400, satisfied in 2023');
  await goOn(page, 'Property Details');
  await page.getByLabel('Property Address').fill('2 Example Road, Leeds LS1 1AA');
  await page.getByLabel('Property Type').selectOption('commercial');
  await page.getByLabel('Property Value').fill('400 000');
  await page.getByLabel('Loan to Value').fill('65');
  await goOn(page, 'Review Your Answers');
};

/** A public form: how to fill and send it, its texts, and its table. */
export interface PublicForm {
  readonly path: string;
  readonly button: string;
  readonly call: string;
  readonly table: 'application_submissions' | 'contact_submissions';
  /** A field and its value for `fill`. */
  readonly kept: readonly [label: string, value: string];
  readonly firstError: string;
  readonly success: string;
  readonly failure: string;
  fill(page: Page): Promise<void>;
}

/** What the three application forms have in common. */
const APPLICATION = {
  call: '**/api/applications',
  table: 'application_submissions',
  kept: ['Company Name', COMPANY],
  firstError: 'Company name is required',
  success: 'Application Submitted!',
} as const;

export const FACT_FIND: PublicForm = {
  path: '/fact-find',
  button: 'Find Matching Lenders',
  ...APPLICATION,
  failure: 'Failed to process your application. Please try again.',
  fill: fillFactFind,
};

export const QUICK_APPLICATION: PublicForm = {
  path: '/apply',
  button: 'Submit Application',
  ...APPLICATION,
  failure: 'Failed to submit application. Please try again.',
  fill: async (page) => {
    await fillApplicant(page);
    await page.getByLabel('Funding Type').selectOption('invoice-finance');
    await page.getByLabel('Amount Required').selectOption('50k-100k');
  },
};

export const CONTACT: PublicForm = {
  path: '/contact',
  button: 'Send Message',
  call: '**/api/contact',
  table: 'contact_submissions',
  kept: ['Name', 'Alex Graham'],
  firstError: 'Name must be at least 2 characters',
  success: 'Message Sent!',
  failure: 'Failed to send message. Please try again.',
  fill: async (page) => {
    await page.getByLabel('Name').fill('Alex Graham');
    await page.getByLabel('Email').fill('alex@example.co.uk');
    await page.getByRole('textbox', { name: 'Message' }).fill('Could you call me about a bridging loan?');
  },
};

/** Opened at its review, with nothing filled in. */
export const DETAILED_FACT_FIND: PublicForm = {
  path: '/enhanced-fact-find?step=review',
  button: 'Find Matching Lenders',
  ...APPLICATION,
  failure: 'Failed to process your application. Please try again.',
  fill: async (page) => {
    await stepTab(page, 'Company').click();
    await fillDetailedFactFind(page);
  },
};

/** Every answer that the form shows, in a field or in the review. */
export const answersIn = (page: Page): Promise<string[]> =>
  page
    .locator('form :is(input, select, textarea, dd)')
    .evaluateAll((places) =>
      places.map((place) => ('value' in place ? String(place.value) : place.textContent)),
    );

export const submit = (page: Page, form: PublicForm): Promise<void> =>
  page.getByRole('button', { name: form.button }).click();
