import { EntitySchema } from 'typeorm';
import { PartnerQuestion } from '../../domain/partner-question.js';

export const questionTable = new EntitySchema<PartnerQuestion>({
  name: PartnerQuestion.name,
  // Named after the first topic: a new name would stop processes of the version before.
  tableName: 'commission_questions',
  target: PartnerQuestion,
  columns: {
    id: { type: 'uuid', primary: true },
    about: { type: 'text', update: false },
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
