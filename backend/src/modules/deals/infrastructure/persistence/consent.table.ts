import { EntitySchema } from 'typeorm';
import { LenderConsent } from '../../domain/lender-consent.js';

export const consentTable = new EntitySchema<LenderConsent>({
  name: LenderConsent.name,
  tableName: 'lender_consents',
  target: LenderConsent,
  columns: {
    id: { type: 'uuid', primary: true },
    applicationId: { type: 'uuid', name: 'application_id', update: false },
    // A trigger carries a lender's new name here, and null for one that goes.
    lenderId: { type: 'uuid', name: 'lender_id', nullable: true, update: false },
    lenderName: { type: 'text', name: 'lender_name', update: false },
    state: { type: 'text' },
    via: { type: 'text', nullable: true },
    askedAt: { type: 'timestamptz', name: 'asked_at', nullable: true },
    answeredAt: { type: 'timestamptz', name: 'answered_at', nullable: true },
    recordedBy: { type: 'uuid', name: 'recorded_by', nullable: true },
    createdAt: { type: 'timestamptz', name: 'created_at', update: false },
    updatedAt: { type: 'timestamptz', name: 'updated_at' },
  },
});
