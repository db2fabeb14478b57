import { EntitySchema } from 'typeorm';
import { LenderConsent } from '../../domain/lender-consent.js';
import { lenderRecordColumns } from './lender-record-columns.js';

export const consentTable = new EntitySchema<LenderConsent>({
  name: LenderConsent.name,
  tableName: 'lender_consents',
  target: LenderConsent,
  columns: {
    ...lenderRecordColumns,
    state: { type: 'text' },
    via: { type: 'text', nullable: true },
    askedAt: { type: 'timestamptz', name: 'asked_at', nullable: true },
    answeredAt: { type: 'timestamptz', name: 'answered_at', nullable: true },
    recordedBy: { type: 'uuid', name: 'recorded_by', nullable: true },
  },
});
