import type { LedgerEntry } from '../../domain/ledger/ledger-entry.js';
import type { CommissionableEvent } from '../../domain/ledger/commissionable-event.js';

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
  abstract addEvent(event: CommissionableEvent): Promise<void>;
  /** The completion itself first, if it earned; without payments that were reversed. */
  abstract eventsOf(completionId: string): Promise<readonly CommissionableEvent[]>;
}
