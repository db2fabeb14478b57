import { EntitySchema } from 'typeorm';
import type { ProductKey } from '#kernel/lending/product.js';
import { LenderSubmission } from '../../domain/lender-submission.js';
import { lenderRecordColumns } from './lender-record-columns.js';

/** Columns copied from its case for filters; triggers maintain them. */
interface OfItsCase {
  readonly companyName: string;
  readonly ownerId: string | null;
  readonly productKeys: readonly ProductKey[];
}

const byTrigger = { update: false, select: false } as const;

export const submissionTable = new EntitySchema<LenderSubmission & Partial<OfItsCase>>({
  name: LenderSubmission.name,
  tableName: 'lender_submissions',
  target: LenderSubmission,
  columns: {
    ...lenderRecordColumns,
    state: { type: 'text' },
    reference: { type: 'text', nullable: true },
    notes: { type: 'text', nullable: true },
    sentAt: { type: 'timestamptz', name: 'sent_at', nullable: true },
    sentVia: { type: 'text', name: 'sent_via', nullable: true },
    decidedAt: { type: 'timestamptz', name: 'decided_at', nullable: true },
    reasonCode: { type: 'text', name: 'reason_code', nullable: true },
    reason: { type: 'text', nullable: true },
    movedAt: { type: 'timestamptz', name: 'moved_at' },
    companyName: { type: 'text', name: 'company_name', ...byTrigger },
    ownerId: { type: 'uuid', name: 'owner_id', nullable: true, ...byTrigger },
    productKeys: { type: 'text', name: 'product_keys', array: true, ...byTrigger },
  },
});
