import { jest } from '@jest/globals';

// A browser has days of its own. A journey that fails is tried once more, its failure is printed where it happened, and
// failures-reporter.js names it again at the end: a journey that needs its second try often is a defect to look for.
jest.retryTimes(1, { logErrorsBeforeRetry: true, retryImmediately: true });
