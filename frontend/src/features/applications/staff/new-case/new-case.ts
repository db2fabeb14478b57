import type { ApplicationInFull, NewCaseRequest } from '@/features/applications/staff/admin-applications-api';
import { valuesOf } from '@/features/applications/staff/answers/correction';
import { staffQuestions } from '@/features/applications/staff/answers/staff-questions';
import { givenAnswers } from '@/shared/application-answers/given-answers';
import type { AnswerValues, Section } from '@/shared/application-answers/section';
import type { Option } from '@/shared/forms/fields/options';

/** The form's values: every answer as text, and the source of the case. */
export type NewCaseValues = AnswerValues &
  Record<'source' | 'introducerId' | 'renewalOf', string> & { sendConfirmation: boolean };

/** The case whose answers a new one copies. */
export type EarlierCase = ApplicationInFull;

export const sources: readonly Option[] = [
  { value: 'phone', label: 'By phone' },
  { value: 'email', label: 'By email' },
  { value: 'in_person', label: 'In person' },
];

/** The most frequent source. */
export const blankCase = {
  ...Object.fromEntries(staffQuestions.flatMap(({ fields }) => fields.map(({ name }) => [name, '']))),
  source: 'phone',
  introducerId: '',
  renewalOf: '',
  sendConfirmation: false,
} as NewCaseValues;

/** The initial values for renewing an earlier case: its answers and its partner. */
export const caseLike = (earlier: EarlierCase): NewCaseValues => ({
  ...blankCase,
  ...valuesOf(earlier),
  introducerId: earlier.introducerId ?? '',
  renewalOf: earlier.id,
});

export function toNewCaseRequest(values: NewCaseValues, questions: readonly Section[]): NewCaseRequest {
  const { source, introducerId, renewalOf, sendConfirmation } = values;
  const answers = givenAnswers(questions, values).map(({ field, value }) => [field.name, value]);
  return {
    ...(Object.fromEntries(answers) as NewCaseRequest),
    source: source as NewCaseRequest['source'],
    sendConfirmation,
    ...(introducerId !== '' && { introducerId }),
    ...(renewalOf !== '' && { renewalOf }),
  };
}
