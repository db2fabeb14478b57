export { howLongInWords, PERIODS, RETAINED, type PeriodName } from './domain/periods.js';
export { registerEntries } from './domain/register.js';
export { ErasureLedger, type ErasureEntry } from './application/erasure/erasure-ledger.js';
export { Retention } from './application/erasure/retention.js';
