import type { ApplicationInFull, NewCaseRequest } from '@/features/applications/staff/admin-applications-api';
import { answeredValues } from '@/features/applications/staff/answers/correction';
import { givenAnswers } from '@/shared/application-answers/given-answers';
import { questionSchema } from '@/shared/application-answers/question-schema';
import type { AnswerValues, QuestionSection } from '@/shared/application-answers/section';
import type { Option } from '@/shared/forms/fields/options';

/** The fields beside the questions, with the most frequent source. */
const others = { source: 'phone', introducerId: '', renewalOf: '', sendConfirmation: false };

/** The form's values: every answer as text, and the source of the case. */
export type NewCaseValues = AnswerValues & typeof others;

/** The case whose answers a new one copies. */
export type EarlierCase = ApplicationInFull;

export const sources: readonly Option[] = [
  { value: 'phone', label: 'By phone' },
  { value: 'email', label: 'By email' },
  { value: 'in_person', label: 'In person' },
];

export const newCaseSchema = (questions: readonly QuestionSection[]) =>
  questionSchema({ sections: questions, others, cast: (values) => toNewCaseRequest(values, questions) });

/** The initial values for renewing an earlier case: its answers and its partner. */
export const caseLike = (earlier: EarlierCase): NewCaseValues => ({
  ...answeredValues(earlier),
  ...others,
  introducerId: earlier.introducerId ?? '',
  renewalOf: earlier.id,
});

export function toNewCaseRequest(
  values: NewCaseValues,
  questions: readonly QuestionSection[],
): NewCaseRequest {
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
