import type { FormikErrors } from 'formik';
import type { FactFindValues } from '@/features/fact-find/fact-find-answers';
import { type FieldName, type Step, visibleSections } from '@/shared/application-answers/section';

/** The last step asks nothing: it shows the answers before they are sent. */
export const review: Step = {
  slug: 'review',
  tab: 'Review',
  title: 'Review Your Answers',
  why: 'Check your answers before you search.',
  fields: [],
};

/** The steps that the answers so far make a form show, the review at their end. */
export const visibleSteps = (steps: readonly Step[], values: FactFindValues): readonly Step[] => [
  ...visibleSections(steps, values),
  review,
];

export const hasField = ({ fields }: Step, names: readonly string[]): boolean =>
  fields.some(({ name }) => names.includes(name));

/** Answered as far as it must be: something is entered and nothing is refused. */
export const isDone = (step: Step, values: FactFindValues, errors: FormikErrors<FactFindValues>): boolean =>
  step.fields.some(({ name }) => values[name].trim() !== '') && !hasField(step, Object.keys(errors));

/** Formik's record of the fields of a step as visited, so that their errors show. */
export const allTouched = (names: readonly FieldName[]): Record<string, true> =>
  Object.fromEntries(names.map((name) => [name, true]));
