import { EntitySchema } from 'typeorm';
import { pence } from '#platform/infrastructure/database/lists/stored-number.js';
import { Completion } from '../../domain/completion.js';

export const completionTable = new EntitySchema<Completion>({
  name: Completion.name,
  tableName: 'completions',
  target: Completion,
  columns: {
    id: { type: 'uuid', primary: true },
    submissionId: { type: 'uuid', name: 'submission_id', update: false },
    completedOn: { type: 'date', name: 'completed_on', update: false },
    drawnPence: { ...pence, name: 'drawn_pence', update: false },
    brokerCommissionPence: { ...pence, name: 'broker_commission_pence', update: false },
    facilityReference: { type: 'text', name: 'facility_reference', nullable: true, update: false },
    endsOn: { type: 'date', name: 'ends_on', nullable: true, update: false },
    redeemedOn: { type: 'date', name: 'redeemed_on', nullable: true },
    reversedAt: { type: 'timestamptz', name: 'reversed_at', nullable: true },
    createdAt: { type: 'timestamptz', name: 'created_at', update: false },
  },
});
