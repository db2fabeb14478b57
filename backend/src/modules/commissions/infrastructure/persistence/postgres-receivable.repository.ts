import { Injectable } from '@nestjs/common';
import { Database } from '#platform/infrastructure/database/database.js';
import type { ReceivableRepository } from '../../application/receivables/receivable.repository.js';
import { ReceivableNotFound } from '../../domain/errors.js';
import type { Receivable, ReceivableReceipt } from '../../domain/receivables/receivable.js';
import { receivableReceiptTable, receivableTable } from './receivable.table.js';

@Injectable()
export class PostgresReceivableRepository implements ReceivableRepository {
  constructor(private readonly database: Database) {}

  add(receivable: Receivable): Promise<void> {
    return this.database.insert(receivableTable, receivable);
  }

  addReceipt(receipt: ReceivableReceipt): Promise<void> {
    return this.database.insert(receivableReceiptTable, receipt);
  }

  receiptsOf(receivableId: string): Promise<readonly ReceivableReceipt[]> {
    const order = { id: 'asc' } as const;
    return this.database.manager.find(receivableReceiptTable, { where: { receivableId }, order });
  }

  async submissionOf(id: string): Promise<string | null> {
    const found = await this.database.manager.findOneBy(receivableTable, { id });
    if (!found) throw new ReceivableNotFound();
    return found.submissionId;
  }

  lock(id: string): Promise<Receivable> {
    return this.database.lock(receivableTable, { id }, ReceivableNotFound);
  }

  lockOf(completionId: string): Promise<readonly Receivable[]> {
    return this.database.manager.find(receivableTable, {
      where: { completionId },
      order: { id: 'asc' },
      lock: { mode: 'for_no_key_update' },
    });
  }

  openedFor(submissionId: string): Promise<Receivable | null> {
    return this.database.manager.findOne(receivableTable, {
      where: { submissionId, origin: 'completion' },
      order: { id: 'desc' },
    });
  }

  save(receivable: Receivable): Promise<void> {
    return this.database.save(receivableTable, receivable);
  }
}
