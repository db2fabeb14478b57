import type { CommissionStatement } from '../../domain/statements/commission-statement.js';
import type { Amounts } from '../../domain/ledger/ledger-entry.js';

export abstract class StatementRepository {
  /** Partners with entries due by a date that are on no statement, always in the same order. */
  abstract partnersDue(lastDay: string): Promise<readonly string[]>;
  /**
   * The draft of a month, if there is one. Until the unit of work ends no one else can draft or approve the partner's
   * statements.
   */
  abstract lockDraft(introducerId: string, month: string): Promise<CommissionStatement | null>;
  /** @throws StatementNotFound */
  abstract lock(id: string): Promise<CommissionStatement>;
  abstract add(statement: CommissionStatement): Promise<void>;
  abstract save(statement: CommissionStatement): Promise<void>;
  /** Adds the entries due by a date that are on no statement; returns their totals, or null if there were none. */
  abstract gather(statement: CommissionStatement, lastDay: string): Promise<Amounts | null>;
  /** Deletes the statement; its entries can go on another one. */
  abstract remove(statement: CommissionStatement): Promise<void>;
  /** The next number in a year's series; rolled back with the unit of work. */
  abstract nextPlace(year: number): Promise<number>;
  /** Whether the automatic run of a month is done. */
  abstract wasRun(month: string): Promise<boolean>;
  abstract keepRun(month: string): Promise<void>;
  /** Stores the document as approved. */
  abstract addDocument(id: string, document: Uint8Array): Promise<void>;
  /** Null until it is approved. */
  abstract findDocument(id: string): Promise<Uint8Array | null>;
}
