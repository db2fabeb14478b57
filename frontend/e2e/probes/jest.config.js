import journeys from '../jest.config.js';

// The journeys' own runner, without a product: ../runner.e2e-spec.ts has it run tests that fail.
export default {
  ...journeys,
  globalSetup: undefined,
  globalTeardown: undefined,
  testMatch: ['<rootDir>/probes/*.probe.ts'],
};
