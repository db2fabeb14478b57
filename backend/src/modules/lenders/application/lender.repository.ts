import type { Lender } from '../domain/lender.js';

/** The lenders, for changes. Each write increases the panel's version. */
export abstract class LenderRepository {
  /**
   * Runs the work as one unit of work after all other changes of lenders are finished: what it reads stays true until
   * it ends.
   * @throws LenderUpdateInProgress when the lock times out
   */
  abstract withPanelLocked<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Locks lenders against changes until the unit of work ends, for code that refers to lenders.
   * @throws LendersBeingUpdated when another change does not finish in time
   */
  abstract sharePanel(): Promise<void>;
  /** @throws LenderNotFound */
  abstract get(id: string): Promise<Lender>;
  /** The lenders with one of these keys, see `lenderKey`. */
  abstract findByKeys(keys: readonly string[]): Promise<Lender[]>;
  abstract findByIds(ids: readonly string[]): Promise<Lender[]>;
  abstract isEmpty(): Promise<boolean>;
  abstract add(lenders: readonly Lender[]): Promise<void>;
  abstract save(lenders: readonly Lender[]): Promise<void>;
  abstract remove(...lenders: readonly Lender[]): Promise<void>;
}
