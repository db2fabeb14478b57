import { EntitySchema } from 'typeorm';
import { LenderQuestion } from '../../domain/lender-question.js';
import { lenderRecordColumns } from './lender-record-columns.js';

export const lenderQuestionTable = new EntitySchema<LenderQuestion>({
  name: LenderQuestion.name,
  tableName: 'lender_questions',
  target: LenderQuestion,
  columns: { ...lenderRecordColumns, message: { type: 'text', nullable: true, update: false } },
});
