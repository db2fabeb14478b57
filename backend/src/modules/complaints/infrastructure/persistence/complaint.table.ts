import { EntitySchema } from 'typeorm';
import { pence } from '#platform/infrastructure/database/lists/stored-number.js';
import { Complaint } from '../../domain/complaint.js';

export const complaintTable = new EntitySchema<Complaint>({
  name: Complaint.name,
  target: Complaint,
  tableName: 'complaints',
  columns: {
    id: { type: 'uuid', primary: true },
    reference: { type: 'text', update: false },
    kind: { type: 'text', update: false },
    name: { type: 'text', update: false },
    email: { type: 'text', update: false },
    phone: { type: 'text', nullable: true, update: false },
    company: { type: 'text', nullable: true, update: false },
    whatHappened: { type: 'text', name: 'what_happened', update: false },
    wanted: { type: 'text', nullable: true, update: false },
    product: { type: 'text', nullable: true },
    applicationId: { type: 'uuid', name: 'application_id', nullable: true },
    ownerId: { type: 'uuid', name: 'owner_id', nullable: true },
    receivedOn: { type: 'date', name: 'received_on', update: false },
    acknowledgedOn: { type: 'date', name: 'acknowledged_on', nullable: true },
    respondedOn: { type: 'date', name: 'responded_on', nullable: true },
    outcome: { type: 'text', nullable: true },
    redressPence: { ...pence, name: 'redress_pence', nullable: true },
    rootCause: { type: 'text', name: 'root_cause', nullable: true },
    isVulnerable: { type: 'boolean', name: 'is_vulnerable', nullable: true },
    notes: { type: 'text', nullable: true },
    createdAt: { type: 'timestamptz', name: 'created_at', update: false },
    updatedAt: { type: 'timestamptz', name: 'updated_at' },
  },
});
