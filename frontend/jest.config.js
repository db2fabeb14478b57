export default {
  rootDir: import.meta.dirname,
  testEnvironment: '<rootDir>/src/testing/browser-environment.js',
  testMatch: ['<rootDir>/src/**/*.spec.{ts,tsx}'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  setupFilesAfterEnv: ['<rootDir>/src/testing/set-up.ts'],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/src/testing/css-module-stub.js',
    '\\.(css|svg|woff2)$': '<rootDir>/src/testing/asset-stub.js',
    '^@/(.*)$': '<rootDir>/src/$1',
  },
  testTimeout: 120_000,
  maxWorkers: 2,
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'es6' },
        sourceMaps: 'inline',
      },
    ],
  },
};
