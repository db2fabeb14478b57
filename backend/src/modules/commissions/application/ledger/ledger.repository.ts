import type { LedgerEntry } from '../../domain/ledger/ledger-entry.js';
import type { LenderReceipt } from '../../domain/ledger/lender-receipt.js';

/** An entry that nobody else takes back from until the unit of work ends, and what was taken back of it. */
export interface LockedEntry {
  readonly entry: LedgerEntry;
  readonly clawbacks: readonly LedgerEntry[];
}

export abstract class LedgerRepository {
  /** @throws PartnerNotFound */
  abstract add(entry: LedgerEntry): Promise<void>;
  /** @throws EntryNotFound */
  abstract lock(id: string): Promise<LockedEntry>;
  /** All that a submission earned. */
  abstract lockEarnedBy(submissionId: string): Promise<readonly LockedEntry[]>;
  abstract addReceipt(receipt: LenderReceipt): Promise<void>;
  /** The last completion of a partner's submission; null where there was none. */
  abstract completionOf(submissionId: string): Promise<string | null>;
  /** The completion's own first. */
  abstract receiptsOf(completionId: string): Promise<readonly LenderReceipt[]>;
}
