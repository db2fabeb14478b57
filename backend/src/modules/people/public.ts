export { howLongInWords, PERIODS, type PeriodName } from './domain/periods.js';
export { registerEntries } from './domain/register.js';
export { ErasureLedger, type ErasureEntry } from './application/erasure-ledger.js';
export { RETAINED, Retention } from './application/retention.js';
