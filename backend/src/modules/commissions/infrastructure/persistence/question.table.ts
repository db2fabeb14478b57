import { EntitySchema } from 'typeorm';
import { CommissionQuestion } from '../../domain/commission-question.js';

export const questionTable = new EntitySchema<CommissionQuestion>({
  name: CommissionQuestion.name,
  tableName: 'commission_questions',
  target: CommissionQuestion,
  columns: {
    id: { type: 'uuid', primary: true },
    introducerId: { type: 'uuid', name: 'introducer_id', update: false },
    entryId: { type: 'uuid', name: 'entry_id', nullable: true, update: false },
    applicationId: { type: 'uuid', name: 'application_id', nullable: true, update: false },
    question: { type: 'text', update: false },
    askedAt: { type: 'timestamptz', name: 'asked_at', update: false },
    answer: { type: 'text', nullable: true },
    answeredAt: { type: 'timestamptz', name: 'answered_at', nullable: true },
    answeredBy: { type: 'uuid', name: 'answered_by', nullable: true },
  },
});
