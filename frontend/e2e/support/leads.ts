import type { Page } from '@playwright/test';
import { post } from './admin';
import { HIGH_WINDOW } from './lists';
import { openAsPartner, PARTNER } from './partner';
import type { Site } from './site';

export const LEADS = '/partners/dashboard?tab=leads';

/** A new partner's empty list of leads. */
export const openWithoutLeads = async (site: Site) => {
  await site.empty('leads', 'idempotency_keys', 'application_submissions', 'introducers');
  const visit = await site.visit({ viewport: HIGH_WINDOW });
  await openAsPartner(visit.page, PARTNER, LEADS);
  await visit.page.getByRole('heading', { name: 'Leads & CRM' }).waitFor();
  return visit;
};

interface Filled {
  email?: string;
  /** Further fields, by their labels. */
  more?: Readonly<Record<string, string>>;
}

const addressOf = (name: string): string => `${name.toLowerCase().replace(' ', '.')}@example.co.uk`;

const leadForm = (page: Page) => page.getByRole('dialog', { name: 'Add New Lead' });

export const openLeadForm = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Add Lead', exact: true }).first().click();
  await leadForm(page).waitFor();
};

export const fillLead = async (
  page: Page,
  name: string,
  { email, more = {} }: Filled = {},
): Promise<void> => {
  const form = leadForm(page);
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email').fill(email ?? addressOf(name));
  for (const [label, text] of Object.entries(more)) await form.getByLabel(label).fill(text);
};

/** The form's submit button. */
export const addsLead = (page: Page) => leadForm(page).getByRole('button', { name: 'Add Lead' });

/** Adds a lead through the API, and waits until it is listed. */
export const addLead = async (
  page: Page,
  name: string,
  { email, ...more }: { email?: string; phone?: string; company?: string; notes?: string } = {},
): Promise<void> => {
  await post(page, '/api/introducers/me/leads', { name, email: email ?? addressOf(name), ...more });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByRole('row').filter({ hasText: name }).waitFor();
};
