import { EntitySchema } from 'typeorm';
import { pence } from '#platform/infrastructure/database/lists/stored-number.js';
import { LedgerEntry } from '../../domain/ledger/ledger-entry.js';

export const ledgerEntryTable = new EntitySchema<LedgerEntry>({
  name: LedgerEntry.name,
  tableName: 'commission_entries',
  target: LedgerEntry,
  columns: {
    id: { type: 'uuid', primary: true },
    introducerId: { type: 'uuid', name: 'introducer_id' },
    applicationId: { type: 'uuid', name: 'application_id', nullable: true },
    submissionId: { type: 'uuid', name: 'submission_id', nullable: true },
    kind: { type: 'text' },
    amountPence: { ...pence, name: 'amount_pence' },
    vatPence: { ...pence, name: 'vat_pence' },
    how: { type: 'text' },
    takesBackId: { type: 'uuid', name: 'takes_back_id', nullable: true },
    earnedOn: { type: 'date', name: 'earned_on' },
    dueOn: { type: 'date', name: 'due_on' },
    statementId: { type: 'uuid', name: 'statement_id', nullable: true },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    createdBy: { type: 'uuid', name: 'created_by', nullable: true },
  },
});
