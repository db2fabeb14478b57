import type { EntitySchemaColumnOptions } from 'typeorm';
import type { LenderRecord } from '../../domain/lender-record.js';

type Column = 'id' | 'applicationId' | 'lenderId' | 'lenderName' | 'createdAt' | 'updatedAt';

export const lenderRecordColumns: Readonly<Record<Column & keyof LenderRecord, EntitySchemaColumnOptions>> = {
  id: { type: 'uuid', primary: true },
  applicationId: { type: 'uuid', name: 'application_id', update: false },
  // A trigger updates it when a lender is renamed, and sets null when one is deleted.
  lenderId: { type: 'uuid', name: 'lender_id', nullable: true, update: false },
  lenderName: { type: 'text', name: 'lender_name', update: false },
  createdAt: { type: 'timestamptz', name: 'created_at', update: false },
  updatedAt: { type: 'timestamptz', name: 'updated_at' },
};
