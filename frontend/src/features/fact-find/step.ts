import type { FormikErrors } from 'formik';
import type { FactFindValues } from '@/features/fact-find/fact-find-answers';
import { type FieldName, type Step, visibleSections } from '@/shared/application-answers/section';

/** The last step has no questions: it shows the answers before submitting. */
export const review: Step = {
  slug: 'review',
  tab: 'Review',
  title: 'Review Your Answers',
  why: 'Check your answers before you search.',
  fields: [],
};

/** The visible steps for the current answers, then the review. */
export const visibleSteps = (steps: readonly Step[], values: FactFindValues): readonly Step[] => [
  ...visibleSections(steps, values),
  review,
];

export const hasField = ({ fields }: Step, names: readonly string[]): boolean =>
  fields.some(({ name }) => names.includes(name));

/** Complete: something is entered and nothing is invalid. */
export const isDone = (step: Step, values: FactFindValues, errors: FormikErrors<FactFindValues>): boolean =>
  step.fields.some(({ name }) => values[name].trim() !== '') && !hasField(step, Object.keys(errors));

/** Formik's touched state for the fields of a step, so that errors show. */
export const allTouched = (names: readonly FieldName[]): Record<string, true> =>
  Object.fromEntries(names.map((name) => [name, true]));
