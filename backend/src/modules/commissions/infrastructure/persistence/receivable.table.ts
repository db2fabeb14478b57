import { EntitySchema } from 'typeorm';
import { pence } from '#platform/infrastructure/database/lists/stored-number.js';
import { Receivable, type ReceivableReceipt } from '../../domain/receivables/receivable.js';

export const receivableTable = new EntitySchema<Receivable>({
  name: Receivable.name,
  tableName: 'receivables',
  target: Receivable,
  columns: {
    id: { type: 'uuid', primary: true },
    applicationId: { type: 'uuid', name: 'application_id', nullable: true, update: false },
    submissionId: { type: 'uuid', name: 'submission_id', nullable: true, update: false },
    completionId: { type: 'uuid', name: 'completion_id', nullable: true, update: false },
    lenderId: { type: 'uuid', name: 'lender_id', nullable: true, update: false },
    lenderName: { type: 'text', name: 'lender_name', update: false },
    origin: { type: 'text', update: false },
    expectedPence: { ...pence, name: 'expected_pence' },
    drawnPence: { ...pence, name: 'drawn_pence', nullable: true, update: false },
    payWhen: { type: 'text', name: 'pay_when', nullable: true, update: false },
    expectedOn: { type: 'date', name: 'expected_on' },
    receivedPence: { ...pence, name: 'received_pence' },
    openPence: { ...pence, name: 'open_pence' },
    state: { type: 'text' },
    writtenOffAt: { type: 'timestamptz', name: 'written_off_at', nullable: true },
    writtenOffBy: { type: 'uuid', name: 'written_off_by', nullable: true },
    writeOffReason: { type: 'text', name: 'write_off_reason', nullable: true },
    cancelledAt: { type: 'timestamptz', name: 'cancelled_at', nullable: true },
    createdAt: { type: 'timestamptz', name: 'created_at', update: false },
    updatedAt: { type: 'timestamptz', name: 'updated_at' },
  },
});

export const receivableReceiptTable = new EntitySchema<ReceivableReceipt>({
  name: 'ReceivableReceipt',
  tableName: 'receivable_receipts',
  columns: {
    id: { type: 'uuid', primary: true },
    receivableId: { type: 'uuid', name: 'receivable_id' },
    receivedPence: { ...pence, name: 'received_pence' },
    receivedOn: { type: 'date', name: 'received_on' },
    reference: { type: 'text', nullable: true },
    reversesId: { type: 'uuid', name: 'reverses_id', nullable: true },
    reason: { type: 'text', nullable: true },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    createdBy: { type: 'uuid', name: 'created_by', nullable: true },
  },
});
