import type { LedgerEntry } from '../../domain/ledger/ledger-entry.js';
import type { LenderReceipt } from '../../domain/ledger/lender-receipt.js';

/** An entry locked against other clawbacks until the unit of work ends, with its clawbacks so far. */
export interface LockedEntry {
  readonly entry: LedgerEntry;
  readonly clawbacks: readonly LedgerEntry[];
}

export abstract class LedgerRepository {
  /** @throws PartnerNotFound */
  abstract add(entry: LedgerEntry): Promise<void>;
  /** @throws EntryNotFound */
  abstract lock(id: string): Promise<LockedEntry>;
  /** All entries that a submission earned. */
  abstract lockEarnedBy(submissionId: string): Promise<readonly LockedEntry[]>;
  abstract addReceipt(receipt: LenderReceipt): Promise<void>;
  /** The completion's own payment first; without those that were reversed. */
  abstract receiptsOf(completionId: string): Promise<readonly LenderReceipt[]>;
}
