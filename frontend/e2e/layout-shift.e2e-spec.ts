import { expect } from '@playwright/test';
import { untilAlive } from './support/browser';
import { holdBack } from './support/hold-back';
import { movement } from './support/movement';
import { openSite, test } from './support/site';

const site = openSite();

const OUR_LETTERS = '**/*.woff2';

test.describe('Layout shift', () => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 768, height: 1024 },
    { width: 1440, height: 900 },
  ])
    test.describe(`the detailed fact-find at ${viewport.width} px`, () => {
      for (const step of ['funding', 'review'])
        test(`does not shift when ?step=${step} is opened`, async () => {
          const { page } = await site.firstVisit({ viewport });

          await page.goto(`/enhanced-fact-find?step=${step}`);
          await untilAlive(page);
          await page.getByText(step === 'review' ? 'Review Your Answers' : 'Funding Requirements').waitFor();

          expect(await movement(page)).toBeLessThan(0.02);
        });

      test('does not shift when the review of a draft is reloaded', async () => {
        const { page } = await site.firstVisit({ viewport });
        await page.goto('/enhanced-fact-find?step=funding');
        await page.getByLabel('Funding Type').selectOption('development-finance');
        await page.waitForFunction(() => JSON.stringify(localStorage).includes('development-finance'));

        await page.goto('/enhanced-fact-find?step=review');
        await page.getByRole('definition').getByText('Development Finance').first().waitFor();

        expect(await movement(page)).toBeLessThan(0.02);
      });

      test('does not shift when web fonts load late', async () => {
        const { page } = await site.firstVisit({ viewport });
        const send = await holdBack(page, OUR_LETTERS);

        await page.goto('/enhanced-fact-find', { waitUntil: 'domcontentloaded' });
        await page.getByText('Company Details').waitFor();
        await movement(page);
        send();
        await page.waitForFunction(() => document.fonts.check('16px Inter'));

        expect(await movement(page)).toBeLessThan(0.02);
      });
    });

  for (const width of [390, 1440])
    test(`does not shift the text beside Create Account at ${width} px when web fonts load late`, async () => {
      const { page } = await site.firstVisit({ viewport: { width, height: 900 } });
      const send = await holdBack(page, OUR_LETTERS);
      await page.goto('/partners/signup', { waitUntil: 'domcontentloaded' });
      const note = page.getByText('We use these details');
      const before = await note.boundingBox();

      send();
      await page.waitForFunction(() => document.fonts.check('600 16px Inter'));

      const after = await note.boundingBox();
      expect([after?.x, after?.width]).toEqual([before?.x, before?.width]);
    });
});
