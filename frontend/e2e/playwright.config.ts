import { defineConfig } from '@playwright/test';
import { chosenChromium } from './support/chromium';

// Browser journeys: Chromium drives the built product, of which each worker keeps one (support/site.ts).
export default defineConfig({
  testMatch: '*.e2e-spec.ts',
  globalSetup: './support/start-databases.js',
  timeout: 180_000,
  // Two keep two processors busy five sixths of the time: journeys wait for what the page shows.
  workers: 3,
  // A browser has days of its own. Those that pass only at their second try are named at the end as flaky.
  retries: 1,
  reporter: 'list',
  outputDir: 'failures',
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // First tries are not recorded: it would slow every test.
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
