import { detailedSteps } from '@/shared/application-answers/detailed-steps';
import type { Field, FieldName, Section } from '@/shared/application-answers/section';

/** A question as staff ask it for somebody else: the help is worded for applicants, and what a browser knows is not theirs. */
const forStaff = (question: Field): Field => ({
  ...question,
  helper: '',
  ...(question.name === 'amount' && { required: { message: 'Please enter the amount required' } }),
  ...((question.kind === 'text' || question.kind === 'company') && {
    input: { ...question.input, autoComplete: 'off' },
  }),
});

/** Every question of an application, in the order in which it is asked. */
export const staffQuestions: readonly Section[] = detailedSteps.map(({ title, why, shownFor, fields }) => ({
  title,
  why,
  fields: fields.map(forStaff),
  ...(shownFor && { shownFor }),
}));

/** What an application cannot be without. */
export const CLIENT_AND_REQUEST = [
  'companyName',
  'contactName',
  'phone',
  'email',
  'fundingType',
  'amount',
] as const satisfies readonly FieldName[];

/** What the matching rule looks at besides, where the product has it asked. */
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
