import client from '../jest.config.js';

const { extensionsToTreatAsEsm, transform } = client;

// Browser journeys: Chromium drives the built product. One after the other, for each starts a product of its own.
export default {
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/**/*.e2e-spec.ts'],
  testTimeout: 60_000,
  maxWorkers: 1,
  extensionsToTreatAsEsm,
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/../src/$1' },
  transform,
};
