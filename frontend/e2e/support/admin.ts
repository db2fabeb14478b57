import type { Page } from 'playwright-core';
import { untilAlive } from './browser';
import { ADMIN } from './product';

export const fillSignIn = async (page: Page, password: string = ADMIN.password): Promise<void> => {
  // What is pressed before gets no answer.
  await untilAlive(page);
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
};

/** Opens an admin screen as somebody who has signed in. */
export const openAsAdmin = async (page: Page, path: string): Promise<void> => {
  const answer = await page.request.post('/api/admin/login', { data: ADMIN });
  if (!answer.ok()) throw new Error(await answer.text());
  await page.goto(path);
  // An open record hides it from assistive technology.
  await page.getByRole('heading', { level: 1, includeHidden: true }).waitFor();
};

/** What was there before the sign-in reports: the browser writes down every 401. */
export const beyondSigningIn = (errors: readonly string[]): string[] =>
  errors.filter((error) => !error.includes('401'));
