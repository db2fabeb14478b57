import { Injectable } from '@nestjs/common';
import { In, type FindOptionsWhere } from 'typeorm';
import { Database } from '#platform/infrastructure/database/database.js';
import { refuseOn } from '#platform/infrastructure/database/is-taken.js';
import type { LedgerRepository, LockedEntry } from '../../application/ledger/ledger.repository.js';
import { EntryNotFound, PartnerNotFound } from '../../domain/errors.js';
import type { CommissionableEvent } from '../../domain/ledger/commissionable-event.js';
import type { LedgerEntry } from '../../domain/ledger/ledger-entry.js';
import { ledgerEntryTable } from './ledger-entry.table.js';
import { commissionableEventTable } from './commissionable-event.table.js';

@Injectable()
export class PostgresLedgerRepository implements LedgerRepository {
  constructor(private readonly database: Database) {}

  add(entry: LedgerEntry): Promise<void> {
    return this.database
      .insert(ledgerEntryTable, entry)
      .catch(refuseOn({ commission_entries_introducer_id_fkey: () => new PartnerNotFound() }));
  }

  async lock(id: string): Promise<LockedEntry> {
    const [locked] = await this.locked({ id });
    if (!locked) throw new EntryNotFound();
    return locked;
  }

  lockEarnedBy(submissionId: string): Promise<readonly LockedEntry[]> {
    return this.locked({ submissionId, kind: 'earned' });
  }

  addEvent(event: CommissionableEvent): Promise<void> {
    return this.database.insert(commissionableEventTable, event);
  }

  eventsOf(completionId: string): Promise<readonly CommissionableEvent[]> {
    return this.database.manager
      .createQueryBuilder(commissionableEventTable, 'event')
      .where({ completionId })
      .andWhere('not exists (select from receivable_receipts where reverses_id = event.id)')
      .orderBy('event.id')
      .getMany();
  }

  private async locked(where: FindOptionsWhere<LedgerEntry>): Promise<readonly LockedEntry[]> {
    const { manager } = this.database;
    const lock = { mode: 'for_no_key_update' } as const;
    const entries = await manager.find(ledgerEntryTable, { where, lock, order: { id: 'asc' } });
    // Read after the lock: an earlier holder may have clawed back.
    const takesBackId = In(entries.map(({ id }) => id));
    const clawbacks = await manager.find(ledgerEntryTable, { where: { takesBackId } });
    return entries.map((entry) => ({
      entry,
      clawbacks: clawbacks.filter((one) => one.takesBackId === entry.id),
    }));
  }
}
