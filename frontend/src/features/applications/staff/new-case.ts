import type { EnteredCase } from '@/features/applications/staff/admin-applications-api';
import { staffQuestions } from '@/features/applications/staff/staff-questions';
import { givenAnswers } from '@/shared/application-answers/given-answers';
import type { AnswerValues } from '@/shared/application-answers/section';
import type { Option } from '@/shared/forms/form-select';

/** What the form holds: every answer as text, and how the case came. */
export type NewCaseValues = AnswerValues & Record<'source' | 'introducerId' | 'sendConfirmation', string>;

export const sources: readonly Option[] = [
  { value: 'phone', label: 'By phone' },
  { value: 'email', label: 'By e-mail' },
  { value: 'in_person', label: 'In person' },
];

/** Most come by phone. */
export const blankCase = {
  ...Object.fromEntries(staffQuestions.flatMap(({ fields }) => fields.map(({ name }) => [name, '']))),
  ...{ source: 'phone', introducerId: '', sendConfirmation: 'false' },
} as NewCaseValues;

export function toEnteredCase(values: NewCaseValues): EnteredCase {
  const { source, introducerId, sendConfirmation } = values;
  const answers = givenAnswers(staffQuestions, values).map(({ field, value }) => [field.name, value]);
  return {
    ...(Object.fromEntries(answers) as EnteredCase),
    ...{ source: source as EnteredCase['source'], sendConfirmation: sendConfirmation === 'true' },
    ...(introducerId !== '' && { introducerId }),
  };
}
