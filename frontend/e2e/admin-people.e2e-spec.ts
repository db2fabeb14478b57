import { expect, type Page } from '@playwright/test';
import { findingsAtEachWidth } from './support/accessibility';
import { post, signInAsAdmin } from './support/admin';
import { openPage } from './support/browser';
import { DEMONSTRATION, openSite, test } from './support/site';

const site = openSite(DEMONSTRATION);
const ISLA = { name: 'Isla Fraser', email: 'isla@fraser-bakery.example' };

interface Made {
  readonly id: string;
}

/** Isla's application and message, the message on hold, her open complaint, and a request of each kind. */
const prepare = async (page: Page) => {
  await openPage(page, '/');
  const application = (await post(page, '/api/applications', {
    ...{
      companyName: 'Fraser Bakery Ltd',
      contactName: ISLA.name,
      email: ISLA.email,
      phone: '0141 496 0177',
    },
    ...{ fundingType: 'business-loans', amount: '100000' },
  })) as Made;
  const message = (await post(page, '/api/contact', { ...ISLA, message: 'Please call me.' })) as Made;
  await signInAsAdmin(page);
  await post(page, '/api/admin/holds', {
    ...{ subjectType: 'contact-message', subjectId: message.id, reason: 'Court case 2026/114' },
  });
  const complaint = (await post(page, '/api/admin/complaints', {
    ...{ kind: 'service', ...ISLA, whatHappened: 'No one called me.', receivedOn: '2026-03-12' },
  })) as Made;
  const requestOf = async (kind: string): Promise<string> => {
    const dates = { receivedOn: '2026-03-12', identityConfirmedOn: '2026-03-12' };
    const asked = { kind, ...ISLA, requestedBy: 'person', ...dates };
    const { id } = (await post(page, '/api/admin/data-requests', asked)) as Made;
    const records = [
      { type: 'application', id: application.id },
      { type: 'contact-message', id: message.id },
    ];
    await page.request.patch(`/api/admin/data-requests/${id}`, { data: { records } });
    return `/admin/people/requests/${id}`;
  };
  return { complaint, access: await requestOf('access'), erasure: await requestOf('erasure') };
};

test.describe('Complaints and people', () => {
  let page: Page;
  let errors: readonly string[];
  let made: Awaited<ReturnType<typeof prepare>>;
  test.beforeAll(async () => {
    ({ page, errors } = await site.visit());
    made = await prepare(page);
  });

  test('axe finds nothing on their screens at each width, which have one primary button at most', async () => {
    const { complaint, access, erasure } = made;
    for (const [path, proof] of [
      ['/admin/complaints', ISLA.name],
      [`/admin/complaints/${complaint.id}`, 'Next step'],
      ['/admin/people', ISLA.name],
      ['/admin/people?tab=search&q=isla', '1 person found'],
      ['/admin/people?tab=holds', 'Court case 2026/114'],
      ['/admin/people?tab=retention', 'Nothing is due tonight'],
      [access, 'Export data'],
      [erasure, 'On hold: Court case 2026/114'],
    ] as const) {
      await openPage(page, path);
      await page.getByText(proof).first().waitFor();

      expect(await findingsAtEachWidth(page), path).toEqual([]);
      const primary = page.locator('main .MuiButton-contained:visible');
      expect(await primary.count(), path).toBeLessThanOrEqual(1);
    }
    expect(errors).toEqual([]);
  });

  test('can erase a previewed person with the keyboard only', async () => {
    await openPage(page, made.erasure);
    await page.getByRole('checkbox', { name: /^I have checked each line/ }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Erase 1 record' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByText(/cannot be undone/).waitFor();
    const erase = page.getByRole('button', { name: 'Erase', exact: true });
    for (let presses = 0; presses < 4; presses += 1) {
      if (await erase.evaluate((button) => button === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(erase).toBeFocused();
    await page.keyboard.press('Enter');

    await page.getByText('Data erased').first().waitFor();
    await page.getByText('Erased or deleted').waitFor();
  });
});
