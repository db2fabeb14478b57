import type { CommissionStatement } from '../../domain/statements/commission-statement.js';
import type { Amounts } from '../../domain/ledger/ledger-entry.js';

export abstract class StatementRepository {
  /** The partners with entries that are due by a day and stand on no statement, always in the same order. */
  abstract partnersDue(lastDay: string): Promise<readonly string[]>;
  /** The draft of a month, if there is one. Until the unit of work ends nobody else runs or approves the partner's. */
  abstract lockDraft(introducerId: string, month: string): Promise<CommissionStatement | null>;
  /** @throws StatementNotFound */
  abstract lock(id: string): Promise<CommissionStatement>;
  abstract add(statement: CommissionStatement): Promise<void>;
  abstract save(statement: CommissionStatement): Promise<void>;
  /** Puts on it what is due by a day and stands on none; the sums of that, null where there was nothing. */
  abstract gather(statement: CommissionStatement, lastDay: string): Promise<Amounts | null>;
  /** Its entries stand on none again. */
  abstract remove(statement: CommissionStatement): Promise<void>;
  /** The next place in the series of a year; given up again with the unit of work. */
  abstract nextPlace(year: number): Promise<number>;
  /** Whether the product itself has run the statements of a month. */
  abstract wasRun(month: string): Promise<boolean>;
  abstract keepRun(month: string): Promise<void>;
  /** The document as it was approved. */
  abstract addDocument(id: string, document: Uint8Array): Promise<void>;
  /** Null where it is not approved. */
  abstract findDocument(id: string): Promise<Uint8Array | null>;
}
