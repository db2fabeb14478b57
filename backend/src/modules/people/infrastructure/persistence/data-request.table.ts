import { EntitySchema } from 'typeorm';
import { pence } from '#platform/infrastructure/database/lists/stored-number.js';
import { DataRequest } from '../../domain/data-request.js';

export const dataRequestTable = new EntitySchema<DataRequest>({
  name: DataRequest.name,
  target: DataRequest,
  tableName: 'data_requests',
  columns: {
    id: { type: 'uuid', primary: true },
    reference: { type: 'text', update: false },
    kind: { type: 'text', update: false },
    name: { type: 'text', update: false },
    email: { type: 'text', update: false },
    phone: { type: 'text', nullable: true, update: false },
    requestedBy: { type: 'text', name: 'requested_by', update: false },
    receivedOn: { type: 'date', name: 'received_on', update: false },
    identityConfirmedOn: { type: 'date', name: 'identity_confirmed_on', nullable: true },
    identityCheckedBy: { type: 'text', name: 'identity_checked_by', nullable: true },
    authorityConfirmedOn: { type: 'date', name: 'authority_confirmed_on', nullable: true },
    feePence: { ...pence, name: 'fee_pence', nullable: true },
    feePaidOn: { type: 'date', name: 'fee_paid_on', nullable: true },
    pauses: { type: 'jsonb' },
    dueOn: { type: 'date', name: 'due_on', nullable: true },
    records: { type: 'jsonb' },
    ownerId: { type: 'uuid', name: 'owner_id', nullable: true },
    outcome: { type: 'text', nullable: true },
    closedOn: { type: 'date', name: 'closed_on', nullable: true },
    letter: { type: 'text', nullable: true },
    notes: { type: 'text', nullable: true },
    createdAt: { type: 'timestamptz', name: 'created_at', update: false },
    updatedAt: { type: 'timestamptz', name: 'updated_at' },
  },
});
