import type { Lender } from '../domain/lender.js';

/** The lenders, for whoever changes them. Each call that writes something makes the panel's version grow. */
export abstract class LenderRepository {
  /**
   * Runs the work as one unit of work, after every other change of lenders is kept or forgotten: what it
   * looks up stays true until it ends.
   * @throws LenderUpdateInProgress when its turn does not come
   */
  abstract withPanelLocked<T>(work: () => Promise<T>): Promise<T>;
  /**
   * For whoever names lenders: nobody changes them until the running unit of work ends.
   * @throws LendersBeingUpdated where somebody changes them and is not done in time
   */
  abstract sharePanel(): Promise<void>;
  /** @throws LenderNotFound */
  abstract get(id: string): Promise<Lender>;
  /** The lenders that have one of these keys, see `lenderKey`. */
  abstract findByKeys(keys: readonly string[]): Promise<Lender[]>;
  abstract findByIds(ids: readonly string[]): Promise<Lender[]>;
  abstract isEmpty(): Promise<boolean>;
  abstract add(lenders: readonly Lender[]): Promise<void>;
  abstract save(lenders: readonly Lender[]): Promise<void>;
  abstract remove(...lenders: readonly Lender[]): Promise<void>;
}
