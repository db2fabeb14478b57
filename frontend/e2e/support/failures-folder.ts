import { resolve } from 'node:path';

/** Where tests that failed leave a screenshot and a trace. */
export const failuresFolder = (): string =>
  process.env['E2E_FAILURES'] ?? resolve(import.meta.dirname, '../failures');
