const common = {
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: {
    '^#(config|shared|modules|migrations)/(.*)\\.js$': '<rootDir>/src/$1/$2',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true },
          keepClassNames: true,
        },
        module: { type: 'es6' },
        sourceMaps: 'inline',
      },
    ],
  },
};
const database = {
  globalSetup: '<rootDir>/test/support/start-database.js',
  globalTeardown: '<rootDir>/test/support/stop-database.js',
};

// The suffix says what a test needs: .spec nothing, .int-spec PostgreSQL, .e2e-spec the whole app.
export default {
  testTimeout: 60_000,
  projects: [
    {
      ...common,
      displayName: 'unit',
      testMatch: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/test/**/*.spec.ts'],
    },
    {
      ...common,
      ...database,
      displayName: 'integration',
      testMatch: ['<rootDir>/{src,test}/**/*.int-spec.ts'],
    },
    { ...common, ...database, displayName: 'e2e', testMatch: ['<rootDir>/test/**/*.e2e-spec.ts'] },
  ],
};
