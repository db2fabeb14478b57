import type { Page } from 'playwright-core';

/** A real company of the public register (number 06436514); the person and the numbers are made up. */
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

/** A public form: how it is filled and sent, what it says, and where its rows lie. */
export interface PublicForm {
  readonly path: string;
  readonly button: string;
  readonly call: string;
  readonly table: 'application_submissions' | 'contact_submissions';
  /** A field, and what `fill` writes into it. */
  readonly kept: readonly [label: string, value: string];
  readonly firstComplaint: string;
  readonly success: string;
  readonly failure: string;
  fill(page: Page): Promise<void>;
}

export const FACT_FIND: PublicForm = {
  path: '/fact-find',
  button: 'Find Matching Lenders',
  call: '**/api/applications',
  table: 'application_submissions',
  kept: ['Company Name', COMPANY],
  firstComplaint: 'Company name is required',
  success: 'Application Submitted!',
  failure: 'Failed to process your application. Please try again.',
  fill: fillFactFind,
};

export const QUICK_APPLICATION: PublicForm = {
  path: '/apply',
  button: 'Submit Application',
  call: '**/api/applications',
  table: 'application_submissions',
  kept: ['Company Name', COMPANY],
  firstComplaint: 'Company name is required',
  success: 'Application Submitted!',
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
  firstComplaint: 'Name must be at least 2 characters',
  success: 'Message Sent!',
  failure: 'Failed to send message. Please try again.',
  fill: async (page) => {
    await page.getByLabel('Name').fill('Alex Graham');
    await page.getByLabel('Email').fill('alex@example.co.uk');
    await page.getByRole('textbox', { name: 'Message' }).fill('Could you ring me about a bridging loan?');
  },
};

export const submit = (page: Page, form: PublicForm): Promise<void> =>
  page.getByRole('button', { name: form.button }).click();
