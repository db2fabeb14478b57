import { Injectable } from '@nestjs/common';
import { Any } from 'typeorm';
import { LendersBeingUpdated } from '../../application/lender-directory.js';
import { Database } from '#platform/infrastructure/database/database.js';
import { isLocked } from '#platform/infrastructure/database/is-locked.js';
import type { LenderRepository } from '../../application/lender.repository.js';
import { LenderNotFound, LenderUpdateInProgress } from '../../domain/errors.js';
import type { Lender } from '../../domain/lender.js';
import { lenderTable } from './lender.table.js';

@Injectable()
export class PostgresLenderRepository implements LenderRepository {
  constructor(private readonly database: Database) {}

  withPanelLocked<T>(work: () => Promise<T>): Promise<T> {
    return this.database.run(async () => {
      await this.database.manager.query('select 1 from lender_panel for update').catch((error: unknown) => {
        throw isLocked(error) ? new LenderUpdateInProgress() : error;
      });
      return work();
    });
  }

  async sharePanel(): Promise<void> {
    await this.database.manager.query('select from lender_panel for share').catch((error: unknown) => {
      throw isLocked(error) ? new LendersBeingUpdated() : error;
    });
  }

  async get(id: string): Promise<Lender> {
    const lender = await this.database.manager.findOneBy(lenderTable, { id });
    if (!lender) throw new LenderNotFound();
    return lender;
  }

  findByKeys(keys: readonly string[]): Promise<Lender[]> {
    return this.database.manager.findBy(lenderTable, { normalisedName: Any([...keys]) });
  }

  findByIds(ids: readonly string[]): Promise<Lender[]> {
    return this.database.manager.findBy(lenderTable, { id: Any([...ids]) });
  }

  async isEmpty(): Promise<boolean> {
    return !(await this.database.manager.existsBy(lenderTable, {}));
  }

  add(lenders: readonly Lender[]): Promise<void> {
    return this.database.insert(lenderTable, ...lenders);
  }

  save(lenders: readonly Lender[]): Promise<void> {
    return this.database.save(lenderTable, ...lenders);
  }

  async remove(...lenders: readonly Lender[]): Promise<void> {
    if (lenders.length === 0) return;
    await this.database.manager.delete(lenderTable, { id: Any(lenders.map(({ id }) => id)) });
  }
}
