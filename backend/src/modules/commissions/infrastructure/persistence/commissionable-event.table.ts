import { EntitySchema } from 'typeorm';
import { pence } from '#platform/infrastructure/database/lists/stored-number.js';
import type { CommissionableEvent } from '../../domain/ledger/commissionable-event.js';

export const commissionableEventTable = new EntitySchema<CommissionableEvent>({
  name: 'CommissionableEvent',
  tableName: 'lender_receipts',
  columns: {
    id: { type: 'uuid', primary: true },
    submissionId: { type: 'uuid', name: 'submission_id' },
    completionId: { type: 'uuid', name: 'completion_id' },
    brokerCommissionPence: { ...pence, name: 'broker_commission_pence' },
    drawnPence: { ...pence, name: 'drawn_pence', nullable: true },
    receivedOn: { type: 'date', name: 'received_on' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
  },
});
