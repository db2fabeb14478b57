export { BackupRuns } from './application/backup-runs.js';
export { ErasesAgain, readLedger, type ErasedRecord, type Erasure } from './application/erases-again.js';
