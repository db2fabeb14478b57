import { EntitySchema } from 'typeorm';
import type { HeldSubmission } from '../../application/held-submissions.js';

export const heldSubmissionTable = new EntitySchema<HeldSubmission>({
  name: 'HeldSubmission',
  tableName: 'held_submissions',
  columns: {
    id: { type: 'uuid', primary: true },
    kind: { type: 'text' },
    name: { type: 'text' },
    email: { type: 'text' },
    written: { type: 'jsonb' },
    context: { type: 'jsonb', nullable: true },
    createdAt: { type: 'timestamptz', name: 'created_at' },
  },
});
