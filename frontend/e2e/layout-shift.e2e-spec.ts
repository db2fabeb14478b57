import { untilAlive } from './support/browser';
import { holdBack } from './support/hold-back';
import { movement } from './support/movement';
import { openSite } from './support/site';

const site = openSite();

const OUR_LETTERS = '**/*.woff2';

describe('Layout shift', () => {
  describe.each([
    { width: 390, height: 844 },
    { width: 768, height: 1024 },
    { width: 1440, height: 900 },
  ])('the detailed fact-find at $width px', (viewport) => {
    it.each(['funding', 'review'])('keeps its place when ?step=%s is opened', async (step) => {
      const { page } = await site.visit({ viewport });

      await page.goto(`/enhanced-fact-find?step=${step}`);
      await untilAlive(page);
      await page.getByText(step === 'review' ? 'Review Your Answers' : 'Funding Requirements').waitFor();

      expect(await movement(page)).toBeLessThan(0.02);
    });

    it('keeps its place when the review of a draft is reloaded', async () => {
      const { page } = await site.visit({ viewport });
      await page.goto('/enhanced-fact-find?step=funding');
      await page.getByLabel('Funding Type').selectOption('development-finance');
      await page.waitForFunction(() => JSON.stringify(localStorage).includes('development-finance'));

      await page.goto('/enhanced-fact-find?step=review');
      await page.getByRole('definition').getByText('Development Finance').first().waitFor();

      expect(await movement(page)).toBeLessThan(0.02);
    });

    it('keeps its place when our letters come late', async () => {
      const { page } = await site.visit({ viewport });
      const send = await holdBack(page, OUR_LETTERS);

      await page.goto('/enhanced-fact-find', { waitUntil: 'domcontentloaded' });
      await page.getByText('Company Details').waitFor();
      await movement(page);
      send();
      await page.waitForFunction(() => document.fonts.check('16px Inter'));

      expect(await movement(page)).toBeLessThan(0.02);
    });
  });

  it.each([390, 1440])(
    'keeps what is said beside Create Account at %d px when our letters come late',
    async (width) => {
      const { page } = await site.visit({ viewport: { width, height: 900 } });
      const send = await holdBack(page, OUR_LETTERS);
      await page.goto('/partners/signup', { waitUntil: 'domcontentloaded' });
      const note = page.getByText('We use these details');
      const before = await note.boundingBox();

      send();
      await page.waitForFunction(() => document.fonts.check('600 16px Inter'));

      const after = await note.boundingBox();
      expect([after?.x, after?.width]).toEqual([before?.x, before?.width]);
    },
  );
});
