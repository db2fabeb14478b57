import { LenderRepository } from '#modules/lenders/application/lender.repository.js';
import { LenderNotFound } from '#modules/lenders/domain/errors.js';
import type { Lender } from '#modules/lenders/domain/lender.js';
import { Records } from './records.js';
import { UndoingUnitOfWork, type Store } from './surroundings.js';

export class LendersInMemory extends LenderRepository {
  readonly records = new Records<Lender>();
  private readonly work: UndoingUnitOfWork;

  /** Other stores in the same unit of work. */
  constructor(...others: readonly Store[]) {
    super();
    this.work = new UndoingUnitOfWork(this.records.byId, ...others);
  }

  withPanelLocked<T>(work: () => Promise<T>): Promise<T> {
    return this.work.run(work);
  }
  sharePanel(): Promise<void> {
    return Promise.resolve();
  }
  get(id: string): Promise<Lender> {
    const found = this.records.find(id);
    return found ? Promise.resolve(found) : Promise.reject(new LenderNotFound());
  }
  findByKeys(keys: readonly string[]): Promise<Lender[]> {
    return Promise.resolve(this.records.where(({ normalisedName }) => keys.includes(normalisedName)));
  }
  findByIds(ids: readonly string[]): Promise<Lender[]> {
    return Promise.resolve(this.records.where(({ id }) => ids.includes(id)));
  }
  isEmpty(): Promise<boolean> {
    return Promise.resolve(this.records.all.length === 0);
  }
  add(lenders: readonly Lender[]): Promise<void> {
    lenders.forEach((lender) => this.records.put(lender));
    return Promise.resolve();
  }
  save(lenders: readonly Lender[]): Promise<void> {
    return this.add(lenders);
  }
  remove(...lenders: readonly Lender[]): Promise<void> {
    lenders.forEach(({ id }) => this.records.byId.delete(id));
    return Promise.resolve();
  }
}
