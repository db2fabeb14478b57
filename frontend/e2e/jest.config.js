import client from '../jest.config.js';

const { extensionsToTreatAsEsm, transform } = client;

// Browser journeys: Chromium drives the built product. Each file starts one of its own, on a copy of a prepared database.
export default {
  rootDir: import.meta.dirname,
  testEnvironment: '<rootDir>/support/test-progress-environment.js',
  testMatch: ['<rootDir>/**/*.e2e-spec.ts'],
  globalSetup: '<rootDir>/support/start-databases.js',
  globalTeardown: '<rootDir>/../../backend/test/support/stop-server.js',
  testTimeout: 180_000,
  setupFilesAfterEnv: ['<rootDir>/support/second-try.js'],
  reporters: ['default', '<rootDir>/support/failures-reporter.js'],
  // Two keep two processors busy five sixths of the time: journeys wait for what the page shows.
  maxWorkers: 3,
  extensionsToTreatAsEsm,
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/../src/$1' },
  transform,
};
