import { EntitySchema } from 'typeorm';
import { storedNumber } from '#platform/infrastructure/database/lists/stored-number.js';
import { CommissionDisclosure } from '../../domain/disclosures/commission-disclosure.js';

const pence = { type: 'bigint', transformer: storedNumber, nullable: true, update: false } as const;

export const disclosureTable = new EntitySchema<CommissionDisclosure>({
  name: CommissionDisclosure.name,
  tableName: 'commission_disclosures',
  target: CommissionDisclosure,
  columns: {
    id: { type: 'uuid', primary: true },
    applicationId: { type: 'uuid', name: 'application_id', update: false },
    version: { type: 'integer', update: false },
    text: { type: 'text', update: false },
    sha256: { type: 'text', update: false },
    brokerCommissionPence: { ...pence, name: 'broker_commission_pence' },
    partnerSharePence: { ...pence, name: 'partner_share_pence' },
    offers: { type: 'jsonb', update: false },
    openedAt: { type: 'timestamptz', name: 'opened_at', nullable: true },
    acknowledgedAt: { type: 'timestamptz', name: 'acknowledged_at', nullable: true },
    acknowledgedBy: { type: 'text', name: 'acknowledged_by', nullable: true },
    awaitsSending: { type: 'boolean', name: 'awaits_sending' },
    outOfDateSince: { type: 'timestamptz', name: 'out_of_date_since', nullable: true },
    createdAt: { type: 'timestamptz', name: 'created_at', update: false },
    createdBy: { type: 'uuid', name: 'created_by', nullable: true, update: false },
  },
});
