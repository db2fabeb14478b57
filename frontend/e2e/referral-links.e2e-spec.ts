import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import jsQR from 'jsqr';
import { openPage } from './support/browser';
import { COMPANY, FACT_FIND, QUICK_APPLICATION, submit } from './support/forms';
import { untilFocused } from './support/keyboard';
import { aPartner, confirmAddress, openAsPartner, PARTNER, type Partner } from './support/partner';
import { untilQuiet } from './support/quiet';
import { DEMONSTRATION, openSite, test } from './support/site';

/** Compressed JavaScript on a page with a form, in bytes; a referred client loads more. */
const BUDGET = 200_000;

const site = openSite(DEMONSTRATION);

const openIntegrations = async (partner: Partner) => {
  const { page } = await site.visit({ acceptDownloads: true });
  await openAsPartner(page, partner);
  await confirmAddress(site, partner);
  await openPage(page, '/partners/integrations');
  await page.getByRole('button', { name: 'Create your link' }).click();
  await linkOn(page).waitFor();
  return page;
};
const linkOn = (page: Page) => page.getByText(/^http:\/\/.*\/fact-find#ref=/);
const agree = (page: Page) =>
  page.getByRole('checkbox', { name: `${PARTNER.companyName} may see this application` });
const noticeOn = (page: Page) => page.getByText(`${PARTNER.companyName} sent you this link`);

/** A client who opens a form through the link, without earlier storage. */
const comeBy = async (link: string) => {
  const { page, errors } = await site.visit();
  await openPage(page, `/fact-find#${new URL(link).hash.slice(1)}`);
  return { page, errors };
};

/** The last application: its partner and the client's consent. */
const lastKept = async () => {
  const [row] = await site.query(
    `select introducers.email, via_link, client_consent_at is not null as consent
     from application_submissions left join introducers on introducers.id = introducer_id
     order by application_submissions.id desc limit 1`,
  );
  return row;
};

test.describe('Referral links', () => {
  test.describe('a client', () => {
    let partner: Page;
    let link: string;
    let shared: object;
    test.beforeAll(async () => {
      const account = aPartner();
      partner = await openIntegrations(account);
      link = await linkOn(partner).innerText();
      shared = { email: account.email, via_link: true, consent: true };
    });

    test('can scan the code that the partner downloads', async () => {
      const [download] = await Promise.all([
        partner.waitForEvent('download'),
        partner.getByRole('button', { name: 'Download QR code' }).click(),
      ]);
      const drawing = await readFile(await download.path(), 'utf8');

      expect(download.suggestedFilename()).toBe('link-for-clients.svg');
      expect(readCode(drawing)).toBe(link);
    });

    test('sees whose link it is, must decide before sending, and becomes the partner’s case', async () => {
      const applications = async () => (await site.query('select 1 from application_submissions')).length;
      const before = await applications();
      const { page, errors } = await comeBy(link);
      await noticeOn(page).waitFor();
      expect(new URL(page.url()).hash).toBe('');

      await FACT_FIND.fill(page);
      await submit(page, FACT_FIND);
      await untilFocused(page, agree(page));
      expect(await applications()).toBe(before);
      await agree(page).check();
      await submit(page, FACT_FIND);
      await page.getByText(FACT_FIND.success).first().waitFor();

      expect(await lastKept()).toEqual(shared);
      expect(errors).toEqual([]);
      await partner.goto('/partners/dashboard');
      await partner.getByRole('button', { name: COMPANY, exact: true }).first().waitFor();
    });

    test('loads no more code than at other forms', async () => {
      const { page } = await site.firstVisit();
      let script = 0;
      page.on('requestfinished', (asked) => {
        if (asked.resourceType() !== 'script') return;
        void asked.sizes().then(({ responseBodySize }) => (script += responseBodySize));
      });
      await page.goto(`/fact-find#${new URL(link).hash.slice(1)}`);
      await untilQuiet(page);
      await noticeOn(page).waitFor();
      await untilQuiet(page);

      expect(script).toBeGreaterThan(0);
      expect(script).toBeLessThanOrEqual(BUDGET);
    });

    test('names no partner once the link was replaced after consent', async () => {
      const { page } = await comeBy(link);
      await noticeOn(page).waitFor();
      await page.reload();
      await noticeOn(page).waitFor();
      await page.getByRole('link', { name: 'Send a quick application' }).click();
      await page.getByRole('button', { name: QUICK_APPLICATION.button }).waitFor();
      await noticeOn(page).waitFor();
      await QUICK_APPLICATION.fill(page);
      await agree(page).check();
      await openPage(partner, '/partners/integrations');
      await partner.getByRole('button', { name: 'Replace link' }).click();
      await partner.getByRole('alertdialog').getByRole('button', { name: 'Replace link' }).click();
      await partner.getByText('Link replaced').first().waitFor();
      await submit(page, QUICK_APPLICATION);
      await page.getByText(QUICK_APPLICATION.success).first().waitFor();

      expect(await lastKept()).toEqual({ email: null, via_link: false, consent: false });
    });
  });

  /** Decodes a drawn QR code from dark and light dots. */
  function readCode(drawing: string): string | undefined {
    const size = Number(/viewBox="0 0 (\d+) /.exec(drawing)?.[1]);
    const scale = 4;
    const side = size * scale;
    const dots = new Uint8ClampedArray(side * side * 4).fill(255);
    for (const [, x, y, length] of drawing.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
      for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1)
        dots.fill(
          0,
          (row * side + Number(x) * scale) * 4,
          (row * side + (Number(x) + Number(length)) * scale) * 4,
        );
    }
    for (let alpha = 3; alpha < dots.length; alpha += 4) dots[alpha] = 255;
    return jsQR(dots, side, side)?.data;
  }
});
