export { howLongInWords, PERIODS, type PeriodName } from './domain/periods.js';
export { registerEntries } from './domain/register.js';
