import { Injectable } from '@nestjs/common';
import { In, type FindOptionsWhere } from 'typeorm';
import { Database } from '#platform/infrastructure/database/database.js';
import { refuseOn } from '#platform/infrastructure/database/is-taken.js';
import type { LedgerRepository, LockedEntry } from '../../application/ledger/ledger.repository.js';
import { EntryNotFound, PartnerNotFound } from '../../domain/errors.js';
import type { LedgerEntry } from '../../domain/ledger/ledger-entry.js';
import type { LenderReceipt } from '../../domain/ledger/lender-receipt.js';
import { ledgerEntryTable } from './ledger-entry.table.js';
import { lenderReceiptTable } from './lender-receipt.table.js';

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

  addReceipt(receipt: LenderReceipt): Promise<void> {
    return this.database.insert(lenderReceiptTable, receipt);
  }

  receiptsOf(completionId: string): Promise<readonly LenderReceipt[]> {
    return this.database.manager
      .createQueryBuilder(lenderReceiptTable, 'receipt')
      .where({ completionId })
      .andWhere('not exists (select from receivable_receipts where reverses_id = receipt.id)')
      .orderBy('receipt.id')
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
