import { detailedSteps } from '@/shared/application-answers/detailed-steps';
import type { Field, FieldName, QuestionSection } from '@/shared/application-answers/section';

/** A question as staff ask it: without the help for applicants, and without autofill. */
const forStaff = (question: Field): Field => ({
  ...question,
  helper: '',
  ...(question.name === 'amount' && { required: { message: 'Please enter the amount required' } }),
  ...((question.kind === 'text' || question.kind === 'company') && {
    input: { ...question.input, autoComplete: 'off' },
  }),
});

/** All questions of an application, in order. */
export const staffQuestions: readonly QuestionSection[] = detailedSteps.map(
  ({ title, why, shownFor, fields }) => ({
    title,
    why,
    fields: fields.map(forStaff),
    ...(shownFor && { shownFor }),
  }),
);

/** Required answers. */
export const CLIENT_AND_REQUEST = [
  'companyName',
  'contactName',
  'phone',
  'email',
  'fundingType',
  'amount',
] as const satisfies readonly FieldName[];

/** Other answers for matching, if the product asks them. */
export const MATCHED = [
  'tradingHistory',
  'creditScore',
  'hasAdverseCredit',
  'businessSector',
  'propertyType',
  'propertyValue',
  'ltv',
  'developmentType',
] as const satisfies readonly FieldName[];
