import type { Page } from 'playwright-core';
import { ADMIN } from './product';

export const fillSignIn = async (page: Page, password: string = ADMIN.password): Promise<void> => {
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
};

/** Signs in and opens an admin screen. */
export const openAsAdmin = async (page: Page, path: string): Promise<void> => {
  await page.goto('/admin/login');
  await fillSignIn(page);
  await page.getByRole('heading', { name: 'Overview' }).waitFor();
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
};

/** What was there before the sign-in reports: the browser writes down every 401. */
export const beyondSigningIn = (errors: readonly string[]): string[] =>
  errors.filter((error) => !error.includes('401'));
