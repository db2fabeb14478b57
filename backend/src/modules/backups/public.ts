export { BackupRuns } from './application/backup-runs.js';
export {
  ErasesAgain,
  readLedger,
  UnreadableLedger,
  type ErasedRecord,
  type Erasure,
} from './application/erases-again.js';
