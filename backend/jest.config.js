import { swcOptions } from './test/support/swc-options.js';

const common = {
  rootDir: import.meta.dirname,
  testEnvironment: '<rootDir>/test/support/short-names-environment.js',
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: {
    '^#(config|kernel|platform|modules|migrations)/(.*)\\.js$': '<rootDir>/src/$1/$2',
    '^#test/(.*)\\.js$': '<rootDir>/test/support/$1',
    '^@funding-broker/(backup|embedded-postgres)/(.*)\\.js$': '<rootDir>/$1/src/$2',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  transform: { '^.+\\.ts$': ['@swc/jest', swcOptions] },
};
const database = {
  globalSetup: '<rootDir>/test/support/start-databases.js',
  globalTeardown: '<rootDir>/test/support/stop-server.js',
};

// The suffix says what a test needs: .spec nothing, .int-spec PostgreSQL, .e2e-spec the whole app.
export default {
  // For what hangs: on a busy machine a test takes many times what it needs, and time decides nothing.
  testTimeout: 240_000,
  maxWorkers: 3,
  // Modules stay in memory from file to file, and a process that has grown takes longer to exit than Jest waits.
  workerIdleMemoryLimit: '400MB',
  projects: [
    {
      ...common,
      displayName: 'unit',
      testMatch: ['<rootDir>/{src,test,backup}/**/*.spec.ts'],
    },
    {
      ...common,
      ...database,
      displayName: 'integration',
      testMatch: ['<rootDir>/{src,test,backup,embedded-postgres}/**/*.int-spec.ts'],
    },
    {
      ...common,
      ...database,
      displayName: 'e2e',
      testMatch: ['<rootDir>/test/**/*.e2e-spec.ts'],
      setupFiles: ['<rootDir>/test/support/quick-passwords.ts'],
    },
  ],
};
