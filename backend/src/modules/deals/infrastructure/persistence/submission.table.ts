import { EntitySchema } from 'typeorm';
import { LenderSubmission } from '../../domain/lender-submission.js';

export const submissionTable = new EntitySchema<LenderSubmission>({
  name: LenderSubmission.name,
  tableName: 'lender_submissions',
  target: LenderSubmission,
  columns: {
    id: { type: 'uuid', primary: true },
    applicationId: { type: 'uuid', name: 'application_id', update: false },
    // A trigger carries a lender's new name here, and null for one that goes.
    lenderId: { type: 'uuid', name: 'lender_id', nullable: true, update: false },
    lenderName: { type: 'text', name: 'lender_name', update: false },
    state: { type: 'text' },
    reference: { type: 'text', nullable: true },
    notes: { type: 'text', nullable: true },
    sentAt: { type: 'timestamptz', name: 'sent_at', nullable: true },
    sentVia: { type: 'text', name: 'sent_via', nullable: true },
    decidedAt: { type: 'timestamptz', name: 'decided_at', nullable: true },
    reasonCode: { type: 'text', name: 'reason_code', nullable: true },
    reason: { type: 'text', nullable: true },
    movedAt: { type: 'timestamptz', name: 'moved_at' },
    createdAt: { type: 'timestamptz', name: 'created_at', update: false },
    updatedAt: { type: 'timestamptz', name: 'updated_at' },
  },
});
