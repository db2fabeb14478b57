import type { Page } from '@playwright/test';
import { untilAlive } from './browser';
import type { Site } from './site';

export const PARTNER = {
  companyName: 'Alder Accounts Ltd',
  contactName: 'Fiona Alder',
  email: 'fiona@alder-accounts.example',
  phone: '0141 496 0123',
  businessType: 'Accountant',
  password: 'velvet tractor onion',
};

export type Partner = typeof PARTNER;

let partners = 0;
/** A partner with an unused address: each attempt of a test signs up its own. */
export const aPartner = (): Partner => {
  partners += 1;
  return { ...PARTNER, email: `fiona${partners}@alder-accounts.example` };
};

export const fillLogIn = async (
  page: Page,
  { email, password }: Pick<Partner, 'email' | 'password'>,
): Promise<void> => {
  // The previous screen may have fields with these names, and be removed with their text.
  await page.getByRole('heading', { name: 'Partner Login' }).waitFor();
  await untilAlive(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
};

/** As if the partner had opened the emailed link. */
export const confirmAddress = (site: Pick<Site, 'query'>, { email }: Pick<Partner, 'email'>) =>
  site.query('update introducers set email_confirmed_at = now() where email = $1', [email]);

/** Opens a screen as a newly signed-up partner with an unconfirmed address. */
export const openAsPartner = async (
  page: Page,
  partner: Partner = aPartner(),
  path = '/partners/dashboard',
): Promise<void> => {
  const answer = await page.request.post('/api/introducers/signup', { data: partner });
  if (!answer.ok()) throw new Error(await answer.text());
  await page.goto(path);
  // An open record hides it from assistive technology.
  await page.getByRole('heading', { level: 1, includeHidden: true }).waitFor();
  // Presses before hydration have no effect.
  await untilAlive(page);
};
