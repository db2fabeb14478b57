import { chromium, expect, test } from '@playwright/test';
import { packagedChromium } from './support/chromium';

test.describe('The Chromium that npm installs', () => {
  test.skip(process.platform !== 'linux' || process.arch !== 'x64', 'It is for Linux on x64');

  test('opens a page', async () => {
    const browser = await chromium.launch({ ...(await packagedChromium()), args: ['--no-sandbox'] });
    const page = await browser.newPage();
    await page.setContent('<h1>£1</h1>');

    expect(await page.textContent('h1')).toBe('£1');
    await browser.close();
  });
});
