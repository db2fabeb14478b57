import { defineConfig } from '@playwright/test';
import { chosenChromium } from './support/chromium';

// Browser tests: Chromium with the built product, one instance per worker (support/site.ts).
export default defineConfig({
  testMatch: '*.e2e-spec.ts',
  globalSetup: './support/start-databases.js',
  timeout: 180_000,
  // Two workers keep two processors busy five sixths of the time, because tests wait for the page.
  workers: 3,
  // Browsers can be flaky; tests that pass on retry are listed at the end.
  retries: 1,
  reporter: 'list',
  outputDir: 'failures',
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // First attempts are not traced, which would slow every test.
    trace: 'on-first-retry',
    launchOptions: {
      ...(await chosenChromium()),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
});
