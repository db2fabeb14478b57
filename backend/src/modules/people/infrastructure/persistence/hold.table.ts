import { EntitySchema } from 'typeorm';
import { Hold } from '../../domain/hold.js';

export const holdTable = new EntitySchema<Hold>({
  name: Hold.name,
  target: Hold,
  tableName: 'holds',
  columns: {
    id: { type: 'uuid', primary: true },
    subjectType: { type: 'text', name: 'subject_type', update: false },
    subjectId: { type: 'uuid', name: 'subject_id', update: false },
    reason: { type: 'text', update: false },
    placedBy: { type: 'uuid', name: 'placed_by', nullable: true, update: false },
    placedAt: { type: 'timestamptz', name: 'placed_at', update: false },
    endsOn: { type: 'date', name: 'ends_on', nullable: true, update: false },
    endedBy: { type: 'uuid', name: 'ended_by', nullable: true },
    endedAt: { type: 'timestamptz', name: 'ended_at', nullable: true },
  },
});
