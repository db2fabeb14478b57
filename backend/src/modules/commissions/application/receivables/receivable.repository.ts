import type { Receivable, ReceivableReceipt } from '../../domain/receivables/receivable.js';

/** Receivables are changed under the lock of their case, as long as there is one. */
export abstract class ReceivableRepository {
  abstract add(receivable: Receivable): Promise<void>;
  abstract addReceipt(receipt: ReceivableReceipt): Promise<void>;
  /**
   * The submission that it is for; null once that is gone.
   * @throws ReceivableNotFound
   */
  abstract submissionOf(id: string): Promise<string | null>;
  /**
   * Until the unit of work ends nobody else changes it.
   * @throws ReceivableNotFound
   */
  abstract lock(id: string): Promise<Receivable>;
  /** All of a completion, in the order of their ids. */
  abstract lockOf(completionId: string): Promise<readonly Receivable[]>;
  /** The last that a completion of the submission opened; null where there was none. */
  abstract openedFor(submissionId: string): Promise<Receivable | null>;
  abstract save(receivable: Receivable): Promise<void>;
}
