import type { Page } from '@playwright/test';
import { untilAlive } from './browser';
import { ADMIN } from './product';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

export const fillSignIn = async (page: Page, { email, password }: Credentials = ADMIN): Promise<void> => {
  // The previous screen may have fields with these names, and be removed with their text.
  await page.getByRole('heading', { name: 'Admin Portal' }).waitFor();
  // Presses before hydration have no effect.
  await untilAlive(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
};

/** Signs in a person without an open page. */
export const signInAsAdmin = (page: Page): Promise<unknown> => post(page, '/api/admin/login', ADMIN);

/** Calls the API with the visitor's session, and returns the response. */
export const post = async (page: Page, path: string, data: object): Promise<unknown> => {
  const answer = await page.request.post(path, { data });
  if (!answer.ok()) throw new Error(await answer.text());
  return answer.json();
};

/** Opens an admin screen as a signed-in user. */
export const openAsAdmin = async (page: Page, path: string): Promise<void> => {
  await signInAsAdmin(page);
  await page.goto(path);
  // An open record hides it from assistive technology.
  await page.getByRole('heading', { level: 1, includeHidden: true }).waitFor();
  // Presses before hydration have no effect.
  await untilAlive(page);
};

/** Clears earlier reports, because the browser logs every 401. */
export const beyondSigningIn = (errors: readonly string[]): string[] =>
  errors.filter((error) => !error.includes('401'));
