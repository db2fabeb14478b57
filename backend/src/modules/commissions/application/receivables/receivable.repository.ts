import type { Receivable, ReceivableReceipt } from '../../domain/receivables/receivable.js';

/** Receivables change under the lock of their case, while it exists. */
export abstract class ReceivableRepository {
  abstract add(receivable: Receivable): Promise<void>;
  abstract addReceipt(receipt: ReceivableReceipt): Promise<void>;
  /** Payments and their reversals, oldest first. */
  abstract receiptsOf(id: string): Promise<readonly ReceivableReceipt[]>;
  /**
   * Its submission; null once that is deleted.
   * @throws ReceivableNotFound
   */
  abstract submissionOf(id: string): Promise<string | null>;
  /**
   * Locks it until the unit of work ends.
   * @throws ReceivableNotFound
   */
  abstract lock(id: string): Promise<Receivable>;
  /** All receivables of a completion, ordered by id. */
  abstract lockOf(completionId: string): Promise<readonly Receivable[]>;
  /** The latest receivable that a completion of the submission opened; null if there is none. */
  abstract openedFor(submissionId: string): Promise<Receivable | null>;
  abstract save(receivable: Receivable): Promise<void>;
}
